import { Readable } from 'node:stream'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import type { Member } from '../http/actor.ts'
import { endedStreams } from './hintMetrics.ts'

/** Bytes that may wait for a browser that does not read. A hint has about 40. */
const mostWaiting = 16 * 1024
/** Milliseconds until the connection of a browser that does not read is cut after the end of its stream. */
const timeToRead = 2000

type EndReason = 'session' | 'block' | 'age' | 'leaving'

export interface Stream {
  readonly profileId: number
  readonly sessionId: string
  /** Of the profile, when the stream began. */
  readonly status: ProfileStatus
  readonly begunAt: number
  readonly events: Readable
  send: (text: string) => void
  end: (reason: EndReason) => void
}

/** Server-sent events for one browser. `onClose` runs once, when it has ended for any reason. */
export function newStream({ profileId, sessionId, status }: Member, onClose: () => void): Stream {
  const events = new Readable({ read: () => undefined, highWaterMark: mostWaiting })
  let reason: EndReason | 'left' | 'slow' = 'left'
  events.once('close', () => {
    endedStreams.inc({ reason })
    onClose()
  })
  // An aborted connection destroys it with an error.
  events.on('error', () => undefined)

  function send(text: string) {
    if (events.readableEnded || events.destroyed) return
    if (events.readableLength + text.length > mostWaiting) {
      reason = 'slow'
      events.destroy()
    } else events.push(text)
  }

  function end(why: EndReason) {
    if (reason !== 'left') return
    reason = why
    events.push(null)
    setTimeout(() => events.destroy(), timeToRead).unref()
  }

  return { profileId, sessionId, status, begunAt: Date.now(), events, send, end }
}
