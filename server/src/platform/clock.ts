/** The time, passed in so that tests can move it. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

const day = 86_400_000
const indianOffset = 5.5 * 3_600_000

/** yyyy-MM-dd of a moment in India, which has one clock all year: the day a family in Chennai would name. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + indianOffset).toISOString().slice(0, 10)
}

/** Until the next day begins there. */
export function secondsToIndianMidnight(moment: Date): number {
  return Math.ceil((day - ((moment.getTime() + indianOffset) % day)) / 1000)
}
