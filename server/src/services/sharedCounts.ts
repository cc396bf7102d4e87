import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'

/** How often something happened in the current window, and how many milliseconds of the window remain. */
type Count = { current: number; ttl: number }
export type SharedCounts = {
  /** Adds one to `key`. More than `max` in `window` milliseconds is too many. Never fails, and never waits long. */
  add: (key: string, window: number, max: number) => Promise<Count>
  close: () => void
}

/** Milliseconds until Redis counts as away. */
const defaultAnswerTime = 100
const connectTime = 1000
/** Milliseconds without a question after Redis failed to answer: not every request waits for it. */
const pauseAfterFailure = 1000

/** The count of a window begins with its first request. */
const addOne = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`

export const countedAlone = new Counter({
  name: 'request_limits_fallback_total',
  help: 'Requests that this process counted for itself, since Redis did not answer',
  registers: [],
})

type Parts = {
  url: string
  webProcesses: () => number
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds to wait for Redis. */
  answerTime?: number | undefined
}

/**
 * Counts in Redis for all processes. While Redis is away, this process counts for itself, and each of the
 * processes admits its share of the limit.
 */
export async function openSharedCounts(parts: Parts): Promise<SharedCounts> {
  const { url, webProcesses, log, answerTime = defaultAnswerTime } = parts
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: connectTime,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, pauseAfterFailure),
  })
  // Without a listener, a lost connection would end the process.
  redis.on('error', () => undefined)
  const ready = new Promise<void>((resolve) => void redis.once('ready', resolve))
  await Promise.race([ready, pause(connectTime, undefined, { ref: false })])
  const alone = localCounts()
  let awayUntil = 0

  async function shared(key: string, window: number): Promise<Count> {
    const answer = redis.eval(addOne, 1, `bnr-limit:${key}`, window)
    const [current, ttl] = (await inTime(answer, answerTime)) as [number, number]
    if (awayUntil > 0) log.info('Redis answers again: the processes share their request limits')
    awayUntil = 0
    return { current, ttl }
  }

  function fallBack(key: string, window: number, max: number): Count {
    countedAlone.inc()
    return shareOf(alone.add(key, window), max, webProcesses())
  }

  return {
    add: async (key, window, max) => {
      if (Date.now() < awayUntil) return fallBack(key, window, max)
      try {
        return await shared(key, window)
      } catch (error) {
        if (awayUntil === 0)
          log.warn({ err: error }, 'Redis does not answer: each process counts requests for itself')
        awayUntil = Date.now() + pauseAfterFailure
        return fallBack(key, window, max)
      }
    },
    close: () => redis.disconnect(),
  }
}

/** A busy process runs its timers before it reads what has arrived: only an answer that is still missing then is late. */
function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => setImmediate(() => reject(new Error(`No answer within ${milliseconds} ms`)))
    const timer = setTimeout(giveUp, milliseconds)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The count as it would be if the other processes had as many requests. Each process admits at least one. */
function shareOf({ current, ttl }: Count, max: number, processes: number): Count {
  const share = Math.max(1, Math.floor(max / processes))
  return { ttl, current: current > share ? max + current - share : Math.min(max, current * processes) }
}

/** An attacker with many addresses must not fill the memory. */
const maxKeys = 50_000

/** Counts in the memory of this process. Beyond `maxKeys`, it forgets the keys that began first. */
function localCounts(now: () => number = Date.now) {
  const counts = new Map<string, { current: number; until: number }>()
  return {
    add: (key: string, window: number) => {
      const at = now()
      const known = counts.get(key)
      if (known && known.until > at) {
        known.current += 1
        return { current: known.current, ttl: known.until - at }
      }
      counts.delete(key)
      counts.set(key, { current: 1, until: at + window })
      const [oldest] = counts.keys()
      if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest)
      return { current: 1, ttl: window }
    },
  }
}
