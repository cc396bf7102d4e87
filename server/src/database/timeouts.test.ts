import { searchProfiles } from '@bnr/contract/search/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCopy, remove } from '../../test/databases/onServer.ts'
import { useService } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { type Database, openDatabase, rows } from './database.ts'
import { usualConnections } from './databaseSettings.ts'

const server = process.env.DATABASE_URL
const service = useService()

test('DATABASE_DIRECT_URL without DATABASE_URL is refused', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://127.0.0.1/bnr' })).toThrow('DATABASE_URL')
})

describe.runIf(server)('time limits on PostgreSQL', () => {
  let db: Database
  let copy: Awaited<ReturnType<typeof makeCopy>>
  beforeAll(async () => {
    copy = await makeCopy(server ?? '')
    const connections = {
      ...usualConnections,
      most: 2,
      statementTimeout: 1000,
      idleTransactionTimeout: 1000,
      applicationName: 'limited',
    }
    db = await openDatabase({ url: copy.directUrl, connections })
  })
  afterAll(async () => {
    await db.close()
    await remove(server ?? '', copy.name)
  })

  test('a request whose statement takes too long gets 503 with Retry-After', async () => {
    const app = await buildApp({ ...service, db })
    const other = await openDatabase({ url: copy.directUrl })
    await other.inSession(async (session) => {
      await session.query('begin; lock table search_profiles')
      const url = `/api${searchProfiles.path}`
      const answer = await app.inject({ method: 'POST', url, payload: { criterias: [] } })
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    })
    await other.close()
    await app.close()
  })

  const long = sql`select pg_sleep(1.3)`

  test('sessions for migrations, snapshots for reports and transactions that ask for it take longer', async () => {
    await db.inSession((session) => session.query('select pg_sleep(1.3)'))
    await db.inSnapshot((reader) => reader.execute(long))
    await db.inTransaction(async (tx) => {
      await tx.liftTimeouts()
      await tx.execute(long)
    })
    await expect(db.inTransaction((tx) => tx.execute(long))).rejects.toThrow()
    await expect(db.execute(long)).rejects.toThrow()
  })

  test('a transaction that does nothing for too long ends, and its connection is replaced', async () => {
    const idle = db.inTransaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await tx.execute(sql`select 2`)
    })
    await expect(idle).rejects.toThrow()
    expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('a process has no more connections than DATABASE_CONNECTIONS, all with its application name', async () => {
    const naps = Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.1)`))
    await Promise.all(naps)
    const [found] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name = 'limited'`,
    )
    expect(found?.n).toBe(2)
  })
})
