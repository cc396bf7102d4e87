import { setTimeout as pause } from 'node:timers/promises'
import { createProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, startPostgres } from '../../scripts/postgres.mjs'
import { openDatabase, rows } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { handledBy } from '../src/jobs/job.ts'
import type { Jobs } from '../src/jobs/queue.ts'
import { startJobs } from '../src/jobs/work.ts'
import { jobs } from '../src/jobs.ts'
import { registrationOf } from './factories/profiles.ts'
import { type Answer, openService, type TestService } from './harness.ts'

/** So slow that only notifications of the database can start a job in time. */
const notifiedOnly = { lookForDead: 600, retry: 1, look: { notified: 600, polled: 600 }, schedules: 30 }

describe.runIf(process.env.DATABASE_URL)('a PostgreSQL that is lost and comes back', () => {
  let server: Server
  let service: TestService
  let queue: Jobs
  const done: unknown[] = []
  beforeAll(async () => {
    server = await startPostgres(['fsync=off'])
    service = await openService({}, async (logger) => {
      const db = await openDatabase({ url: server.url, logger })
      await migrate(db)
      return db
    })
    const handled = handledBy(Promise.resolve(service), jobs).map((one) =>
      one.name === 'makePhotoSizes' ? { ...one, handle: async (data: unknown) => void done.push(data) } : one,
    )
    queue = await startJobs(service.db, handled, () => undefined, notifiedOnly)
  })
  afterAll(async () => {
    await queue?.stop()
    await service?.app.close()
    await service?.db.close()
    server?.stop()
  })

  const read = () => service.call(searchProfiles, { body: { criteria: [] } })
  const write = () => service.call(createProfile, { body: registrationOf() })
  const listeners = sql`select count(*)::int as n from pg_stat_activity where query like 'LISTEN%'`
  const isListening = async () => (await rows<{ n: number }>(service.db, listeners))[0]?.n === 1

  /** Reads and writes all the time until it is stopped. Each answer knows whether its request began in the outage. */
  function load() {
    const answers: (Answer & { inOutage: boolean })[] = []
    let isOn = true
    let isOutage = false
    const client = async (call: () => Promise<Answer>) => {
      while (isOn) {
        const inOutage = isOutage
        answers.push({ ...(await call()), inOutage })
        await pause(5)
      }
    }
    const clients = Promise.all([read, read, read, write, write].map(client))
    const refused = () => answers.filter(({ inOutage }) => inOutage)
    const beginOutage = () => {
      server.halt()
      isOutage = true
    }
    const stop = async () => {
      isOn = false
      await clients
    }
    return { answers, refused, beginOutage, stop }
  }

  test('requests get 503 with Retry-After while it is away, and all goes on afterwards, jobs included', async () => {
    const { answers, refused, beginOutage, stop } = load()
    await expect.poll(() => answers.length).toBeGreaterThan(20)
    beginOutage()
    await expect.poll(() => refused().length, { timeout: 10_000 }).toBeGreaterThan(40)
    const inOutage = refused()
    server.start()
    await expect.poll(async () => (await write()).status, { timeout: 10_000 }).toBe(200)
    await stop()
    for (const { status, headers } of inOutage) {
      expect(status).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    await expect.poll(isListening, { timeout: 20_000 }).toBe(true)
    await service.db.inTransaction((tx) => queue.enqueue(tx, 'makePhotoSizes', { id: 'after' }))
    await expect.poll(() => done, { timeout: 5000 }).toEqual([{ id: 'after' }])
  })

  test('a server that has become read-only refuses writes with 503 until it is writable again', async () => {
    const setReadOnly = (value: 'on' | 'off') =>
      service.db.inSession(async (session) => {
        await session.query('set default_transaction_read_only = off')
        await session.query(`alter system set default_transaction_read_only = ${value}`)
        await session.query('select pg_reload_conf()')
      })
    await setReadOnly('on')
    await expect.poll(async () => (await write()).status).toBe(503)
    expect((await read()).status).toBe(200)
    await setReadOnly('off')
    await expect.poll(async () => (await write()).status).toBe(200)
  })
})
