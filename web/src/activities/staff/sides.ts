/** The two directions of activities, with the labels from the specification. */
export const sideLabels = { fromId: 'From Activity', toId: 'To Activity' } as const
export type Side = keyof typeof sideLabels

export const sides = ['fromId', 'toId'] as const satisfies readonly Side[]
