import { indianSeconds } from '@bnr/contract/indianDay'

/** Hours in India between which nobody gets a message that can wait. */
const night = { from: 21, until: 8 }

export function isNight(moment: Date): boolean {
  const hour = indianSeconds(moment) / 3600
  return hour >= night.from || hour < night.until
}

/** Seconds until the next morning in India. */
export function secondsToMorning(moment: Date): number {
  return (86_400 + night.until * 3600 - indianSeconds(moment)) % 86_400
}
