/** What a profile did, and what was done to it, in the words of the back office. */
export const sides = [
  ['fromId', 'From Activity'],
  ['toId', 'To Activity'],
] as const

export type Side = (typeof sides)[number][0]
