import { indianClock } from '@bnr/contract/indianDay'

/** Hours in India between which nobody gets a message that can wait. */
const night = { from: 21, until: 8 }

export function isNight(moment: Date): boolean {
  const hour = Number(indianClock(moment).slice(11, 13))
  return hour >= night.from || hour < night.until
}

/** Seconds until the next morning in India. */
export function secondsToMorning(moment: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = indianClock(moment).slice(11).split(':').map(Number)
  const passed = (hours * 60 + minutes) * 60 + seconds
  return (24 * 3600 + night.until * 3600 - passed) % (24 * 3600)
}
