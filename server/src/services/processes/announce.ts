import { hostname } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { runningByRole } from './running.ts'
import { processes } from './tables.ts'
import { version } from './version.ts'

const beatSeconds = 5
/** Milliseconds between two warnings about the same. */
const hour = 3_600_000

type Parts = { db: Database; config: Settings; log: Pick<Logger, 'warn'> }
export type Announced = {
  /** How many processes answer requests, this one included, as of the last heartbeat. */
  webProcesses: () => number
  stop: () => Promise<void>
}

/** Writes a heartbeat every few seconds, and sees how many other processes do. */
export async function announce({ db, config, log }: Parts, seconds = beatSeconds): Promise<Announced> {
  const id = crypto.randomUUID()
  let web = 1
  let warnedAt = 0

  async function beat(): Promise<void> {
    const row = {
      id,
      role: config.role,
      host: hostname(),
      version,
      startedAt: sql`now()`,
      seenAt: sql`now()`,
    }
    const seen = { target: processes.id, set: { seenAt: sql`now()` } }
    await db.insert(processes).values(row).onConflictDoUpdate(seen)
    await db.delete(processes).where(sql`${processes.seenAt} < now() - interval '1 day'`)
    const { all, web: webOnly } = await runningByRole(db)
    web = Math.max(1, all + webOnly)
    if (web > 1 && config.rateLimits && !config.redisUrl) warn()
  }

  function warn(): void {
    const now = Date.now()
    if (now - warnedAt < hour) return
    warnedAt = now
    log.warn(
      { web },
      'each of several web processes counts requests for itself; set REDIS_URL to share the limits',
    )
  }

  await beat()
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    // While the database is away, the last count is the best one.
    beating = beating.then(beat).catch(() => undefined)
  }, seconds * 1000)
  timer.unref()
  return {
    webProcesses: () => web,
    stop: async () => {
      clearInterval(timer)
      // A heartbeat that is under way would write the row again.
      await beating
      await db.delete(processes).where(eq(processes.id, id))
    },
  }
}
