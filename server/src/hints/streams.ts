import { hintLimits } from '@bnr/contract/hints/limits'
import { openMemberSessions } from '../accounts/sessionActor.ts'
import type { Database } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import type { SentHint } from '../services/hints.ts'
import type { Services } from '../services/services.ts'
import { sentHints } from './hintMetrics.ts'
import { type OpenStreams, openStreams } from './openStreams.ts'
import { newStream, type Stream } from './stream.ts'

/** How often the sessions of open streams are checked, in milliseconds. */
const checkEvery = 500

/** An event of server-sent events. */
const eventOf = (hint: unknown) => `data: ${JSON.stringify(hint)}\n\n`
const readAgain = eventOf({})
const heartbeat = ':\n\n'

/** Serves the streams of this process. Timers and the connection for signals begin with the first stream. */
export function hintStreams({ db, log }: Pick<Services, 'db' | 'log'>) {
  const streams = openStreams()
  let timers: NodeJS.Timeout[] | undefined

  function begin() {
    passHintsOn(db, streams)
    const report = (err: unknown) => log.warn({ err }, 'the sessions of open streams were not checked')
    timers = [
      setInterval(() => keepAlive(streams), hintLimits.heartbeatSeconds * 1000).unref(),
      setInterval(() => void endStale(db, streams).catch(report), checkEvery).unref(),
    ]
  }

  return {
    /** A stream begins by telling the browser to read everything, since hints from before are lost to it. */
    open: (member: Member): Stream => {
      streams.requireRoom(member)
      if (!timers) begin()
      const stream = newStream(member, () => streams.remove(stream))
      streams.add(stream)
      sendHint(stream, readAgain)
      return stream
    },
    endAll: () => {
      timers?.forEach(clearInterval)
      for (const stream of streams.all) stream.end('leaving')
    },
  }
}

function passHintsOn({ signals }: Database, streams: OpenStreams): void {
  signals.listen({
    onSignal: (signal) => {
      const { to, hint, cut }: SentHint = JSON.parse(signal)
      for (const stream of streams.ofProfile(to))
        if (cut) stream.end('block')
        else sendHint(stream, eventOf(hint))
    },
    onGap: () => {
      for (const stream of streams.all) sendHint(stream, readAgain)
    },
  })
}

function sendHint(stream: Stream, event: string): void {
  stream.send(event)
  sentHints.inc()
}

function keepAlive({ all }: OpenStreams): void {
  const oldest = Date.now() - hintLimits.minutes * 60_000
  for (const stream of all) {
    stream.send(heartbeat)
    if (stream.begunAt < oldest) stream.end('age')
  }
}

/** Ends the streams of sessions that have ended, and of profiles that have changed their state. */
async function endStale(db: Database, { all }: OpenStreams): Promise<void> {
  if (all.size === 0) return
  const checked = [...all]
  const open = await openMemberSessions(db, [...new Set(checked.map(({ sessionId }) => sessionId))])
  for (const stream of checked) if (open.get(stream.sessionId) !== stream.status) stream.end('session')
}
