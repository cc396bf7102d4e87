import { hintLimits, hintMessages } from '@bnr/contract/hints/limits'
import type { Member } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { openStreamCount, refusedStreams } from './hintMetrics.ts'
import type { Stream } from './stream.ts'

export type OpenStreams = ReturnType<typeof openStreams>

/** The open streams of this process. */
export function openStreams() {
  const all = new Set<Stream>()
  const byProfile = new Map<number, Set<Stream>>()
  const ofProfile = (profileId: number): Iterable<Stream> => byProfile.get(profileId) ?? []
  return {
    all,
    ofProfile,
    /** Refuses another stream beyond the limits of the process and of the session. */
    requireRoom: ({ profileId, sessionId }: Member) => {
      if (all.size >= hintLimits.ofProcess) {
        refusedStreams.inc({ limit: 'process' })
        throw new Failure('unavailable', { retryAfterSeconds: 60 })
      }
      const ofSession = [...ofProfile(profileId)].filter((stream) => stream.sessionId === sessionId)
      if (ofSession.length < hintLimits.ofSession) return
      refusedStreams.inc({ limit: 'session' })
      throw new Failure('too_many_requests', { message: hintMessages.tooMany, retryAfterSeconds: 60 })
    },
    add: (stream: Stream) => {
      all.add(stream)
      byProfile.set(stream.profileId, new Set([...ofProfile(stream.profileId), stream]))
      openStreamCount.inc()
    },
    remove: (stream: Stream) => {
      all.delete(stream)
      const others = byProfile.get(stream.profileId)
      others?.delete(stream)
      if (others?.size === 0) byProfile.delete(stream.profileId)
      openStreamCount.dec()
    },
  }
}
