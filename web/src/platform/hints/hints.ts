import type { Hint } from '@bnr/contract/hints/endpoints'
import { followed } from '../followed.ts'

/** Whether a stream of hints is open in this browser, in this tab or another one. */
export const streaming = followed(false)

/** An interval of polling: only without a stream. */
export const usePollEvery = (milliseconds: number): number | false =>
  streaming.useValue() ? false : milliseconds

const listeners = new Set<(hint: Hint) => void>()

/** Calls the listener with each hint; a hint without a BNR ID means everything. */
export function onHint(listener: (hint: Hint) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function passHint(hint: Hint): void {
  for (const listener of listeners) listener(hint)
}
