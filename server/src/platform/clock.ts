import { indianDay } from '@bnr/contract/indianDay'

/** The time, passed in so that tests can move it. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}

/** Seconds until the next day begins in India. */
export function secondsToIndianMidnight(moment: Date): number {
  const midnight = Date.parse(`${indianDay(moment)}T24:00+05:30`)
  return Math.ceil((midnight - moment.getTime()) / 1000)
}

/** The first day of the month `back` months before that of `day`. */
export function firstOfMonth(day: string, back: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
}
