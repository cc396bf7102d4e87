import { searchProfiles } from '@bnr/contract/search/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Server, startPostgres, startReplica } from '../../scripts/postgres.mjs'
import { type Database, openDatabase, rows } from '../src/database/database.ts'
import { usualConnections } from '../src/database/databaseSettings.ts'
import { migrate } from '../src/database/migrate.ts'
import { updateProfile } from '../src/profiles/store.ts'
import { activities } from '../src/relations/tables.ts'
import { createMember, type TestMember } from './factories/profiles.ts'
import { openService, type TestService } from './harness.ts'

describe.runIf(process.env.DATABASE_URL)('reads from a streaming replica', () => {
  let primary: Server
  let replica: Server
  let service: TestService
  let onReplica: Database
  let address: string
  let bride: TestMember
  let grooms: TestMember[]
  beforeAll(async () => {
    primary = await startPostgres(['fsync=off'])
    const first = await openDatabase({ url: primary.url })
    await migrate(first)
    await first.close()
    replica = await startReplica(primary.url, ['fsync=off'])
    onReplica = await openDatabase({ url: replica.url })
    const connections = { ...usualConnections, replicaUrls: [replica.url] }
    service = await openService({}, (logger) => openDatabase({ url: primary.url, connections, logger }))
    address = await service.app.listen({ port: 0 })
    bride = await createMember(service)
    const groom = () => createMember(service, { gender: 'm' })
    grooms = [await groom(), await groom(), await groom()]
  })
  afterAll(async () => {
    await service?.app.close()
    await service?.db.close()
    await onReplica?.close()
    replica?.stop()
    primary?.stop()
  })
  beforeEach(async () => await expect.poll(() => placeOf(search), { timeout: 10_000 }).toBe('replica'))

  const search = (cookie = '') =>
    service.call(searchProfiles, { body: { criteria: [] }, headers: { cookie } }, bride.token)
  const totalOf = async (cookie = '') => (await search(cookie)).body.total
  const shown = async () => (await search()).body.results.map(({ id }) => id)
  const metric = async (name: string) => {
    const { body } = await service.app.inject('/metrics')
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    )
  }
  const readsAt = (place: string) => metric(`database_reads_total{place="${place}"}`)

  /** Where the one read of a call went. */
  async function placeOf(call: () => Promise<unknown>): Promise<'primary' | 'replica'> {
    const before = await readsAt('replica')
    await call()
    return (await readsAt('replica')) > before ? 'replica' : 'primary'
  }

  const replay = (change: 'pause' | 'resume') =>
    onReplica.inSession((session) => session.query(`select pg_wal_replay_${change}()`))

  test('a search reads from it, and everybody finds what they just wrote', async () => {
    expect(await shown()).toHaveLength(3)
    await replay('pause')
    const blocked = await fetch(`${address}/api/profiles/${bride.id}/block/${grooms[0]?.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bride.token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(blocked.status).toBe(200)
    const [cookie = ''] = String(blocked.headers.get('set-cookie')).split(';')
    expect(cookie).toMatch(/^bnr_written=/)
    expect(await placeOf(() => search(cookie))).toBe('primary')
    expect(await totalOf(cookie)).toBe(2)
    expect(await totalOf()).toBe(3)
    expect(await placeOf(() => search(cookie.replace('=', '=F')))).toBe('replica')
    await replay('resume')
    await expect.poll(() => placeOf(() => search(cookie)), { timeout: 10_000 }).toBe('replica')
    expect(await totalOf(cookie)).toBe(2)
  })

  test('a block or deactivation that it does not have yet counts at once', async () => {
    const [, blocking, leaving] = grooms
    await replay('pause')
    await service.db
      .insert(activities)
      .values({ fromId: blocking?.id ?? 0, toId: bride.id, kind: 'b', at: new Date(), day: 'infinity' })
    expect(await placeOf(search)).toBe('replica')
    expect(await shown()).toEqual([leaving?.id])
    await service.db.inTransaction((tx) => updateProfile(tx, leaving?.id ?? 0, { status: 'Deactivated' }))
    expect(await placeOf(search)).toBe('replica')
    expect(await shown()).toEqual([])
    await replay('resume')
  })

  test('it is left out while it lags by more than five seconds', async () => {
    await replay('pause')
    await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { emailVerified: true }))
    await expect.poll(() => metric('database_replica_in_use'), { timeout: 20_000 }).toBe(0)
    expect(await metric('database_replica_lag_seconds')).toBeGreaterThan(5)
    expect(await placeOf(search)).toBe('primary')
    await replay('resume')
  })

  test('a report reads what was written before it, from the replica', async () => {
    const before = await readsAt('replica')
    await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { emailVerified: false }))
    const found = await service.db.inSnapshot((reader) =>
      rows<{ verified: boolean }>(
        reader,
        sql`select email_verified as verified from profiles where id = ${bride.id}`,
      ),
    )
    expect(found).toEqual([{ verified: false }])
    expect(await readsAt('replica')).toBe(before + 1)
  })

  test('a search that waits for a frozen one gets its answer from the primary', async () => {
    const backends = `select pid from pg_stat_activity where backend_type = 'client backend'
      and pid <> pg_backend_pid()`
    const { rows: found } = await onReplica.inSession((session) => session.query<{ pid: number }>(backends))
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const { pid } of found) process.kill(pid, name)
    }
    signal('SIGSTOP')
    const answers = await Promise.all([search(), search(), search()]).finally(() => signal('SIGCONT'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('no request fails when it is lost, and it is used again when it is back', async () => {
    const answers: number[] = []
    const searching = Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 30; count++) answers.push((await search()).status)
    })
    await expect.poll(() => answers.length).toBeGreaterThan(10)
    replica.halt()
    await Promise.all(searching)
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await placeOf(search)).toBe('primary')
    replica.start()
    await expect.poll(() => placeOf(search), { timeout: 10_000 }).toBe('replica')
  })
})
