import { indianSeconds } from '@bnr/contract/indianDay'

/** Hours in India between which nobody gets a message that can wait. */
const night = { from: 21, until: 8 }

/** Hours in India of the checks that each day replace the notices of the day before; by `done` the first run has ended. */
export const dailyChecks = { from: 9, done: 10, until: 20 }

/** `morning` is the hour at which the messages may go on. */
export function isNight(moment: Date, morning = night.until): boolean {
  const hour = indianSeconds(moment) / 3600
  return hour >= night.from || hour < morning
}

/** Seconds until the next morning in India. */
export function secondsToMorning(moment: Date, morning = night.until): number {
  return (86_400 + morning * 3600 - indianSeconds(moment)) % 86_400
}
