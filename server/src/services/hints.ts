import { type Hint, readHints } from '@bnr/contract/hints/endpoints'
import { toWire } from '@bnr/contract/rename'
import type { Signals } from '../database/signals.ts'

/** A hint on its way to the processes to which browsers of this profile are connected. */
export type SentHint = { to: number; hint: unknown; cut?: true }

/** Tells the browsers of a member what to read again: at once, or after the commit of a transaction. */
export function hintTo(sender: Pick<Signals, 'signal'>, profileId: number, hint: Hint = {}): void {
  const sent: SentHint = { to: profileId, hint: toWire(readHints.reply, hint) }
  sender.signal(JSON.stringify(sent))
}

/** Ends the open streams of a profile. Its browsers connect again, and a new stream tells them to read everything. */
export function cutStreams(sender: Pick<Signals, 'signal'>, profileId: number): void {
  const sent: SentHint = { to: profileId, hint: {}, cut: true }
  sender.signal(JSON.stringify(sent))
}
