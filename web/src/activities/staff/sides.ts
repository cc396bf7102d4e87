/** The two directions of activities, with the labels from the specification. */
export const sides = [
  ['fromId', 'From Activity'],
  ['toId', 'To Activity'],
] as const

export type Side = (typeof sides)[number][0]
