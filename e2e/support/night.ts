import { indianSeconds } from '@bnr/contract/indianDay'

/** From 9 pm to 8 am in India, messages that can wait are sent in the morning. */
export function isNight(): boolean {
  const hour = indianSeconds(new Date()) / 3600
  return hour >= 21 || hour < 8
}
