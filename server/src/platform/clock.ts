/** The time, passed in so that tests can move it. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** yyyy-MM-dd of a moment, in India: the day a family in Chennai would name. */
export function indianDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment)
}
