import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { signatureOf } from '../../platform/signature.ts'
import type { Secrets } from '../secrets.ts'
import { hasOtherSecret, runningByRole } from './running.ts'
import { processes } from './tables.ts'

const { version: own }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)
const version = own

const beatSeconds = 5
const hour = 3_600_000
const countsApart =
  'each of several web processes counts requests for itself; set REDIS_URL to share the limits'
const otherSecret =
  'another process has another TOKEN_SECRET: each refuses the logins and photo addresses of the other'

type Parts = {
  db: Database
  config: Settings
  secrets: Pick<Secrets, 'token'>
  log: Pick<Logger, 'warn' | 'error'>
}
export type Announced = {
  /** How many processes answer requests, this one included, as of the last heartbeat. */
  webProcesses: () => number
  stop: () => Promise<void>
}

/** Writes a heartbeat every few seconds, and sees how many other processes do. */
export async function announce(
  { db, config, secrets, log }: Parts,
  seconds = beatSeconds,
): Promise<Announced> {
  const id = crypto.randomUUID()
  const secretMark = signatureOf(secrets.token, 'mark of the secret').slice(0, 16)
  const isDue = onceAnHour()
  let web = 1

  async function beat(): Promise<void> {
    const row = {
      id,
      role: config.role,
      host: hostname(),
      version,
      secretMark,
      startedAt: sql`now()`,
      seenAt: sql`now()`,
    }
    const seen = { target: processes.id, set: { seenAt: sql`now()` } }
    await db.insert(processes).values(row).onConflictDoUpdate(seen)
    await db.delete(processes).where(sql`${processes.seenAt} < now() - interval '1 day'`)
    const { all, web: webOnly } = await runningByRole(db)
    web = Math.max(1, all + webOnly)
    if (web > 1 && config.rateLimits && !config.redisUrl && isDue(countsApart)) log.warn({ web }, countsApart)
    if ((await hasOtherSecret(db, secretMark)) && isDue(otherSecret)) log.error(otherSecret)
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
      await db
        .delete(processes)
        .where(eq(processes.id, id))
        .catch(() => undefined)
    },
  }
}

/** Says whether a message was not logged within the last hour. */
function onceAnHour(): (message: string) => boolean {
  const logged = new Map<string, number>()
  return (message) => {
    const now = Date.now()
    if (now - (logged.get(message) ?? 0) < hour) return false
    logged.set(message, now)
    return true
  }
}
