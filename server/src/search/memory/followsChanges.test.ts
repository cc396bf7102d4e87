import { setTimeout as pause } from 'node:timers/promises'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { genders } from '@bnr/contract/profiles/gender'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { does } from '../../../test/factories/activities.ts'
import { seedPeople } from '../../../test/factories/demoData.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { openService, useService } from '../../../test/harness.ts'
import { sqlRows } from '../../database/database.ts'
import { sweepLog } from '../../profiles/changeLog.ts'
import { changesSince, momentNow } from './changes.ts'
import { CodeLists } from './codeLists.ts'
import { Counter } from './counter.ts'
import { ProfileIndex } from './profileIndex.ts'
import { canAnswer } from './rowTests.ts'

const service = useService()
let index: ProfileIndex

beforeAll(async () => {
  await seedPeople(service, 40)
  index = await ProfileIndex.build(service.db)
}, 120_000)

test('a change of a transaction that commits late is found, although later ones were read before it', async () => {
  const left = await sqlRows<{ id: number }>(service.db)`
    select profile_id as id from search_profiles order by profile_id limit 2`
  const [first = 0, second = 0] = left.map(({ id }) => id)
  const code = async (id: number) => {
    await index.catchUp()
    return genders.flatMap((_, at) => {
      const people = index.population(at + 1)
      const row = people.rowOf(id)
      return row === undefined ? [] : [people.column('state')[row]]
    })
  }
  await service.db.execute(
    sql`update search_profiles set status = 3 where profile_id in (${first}, ${second})`,
  )
  const open = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const late = service.db.inTransaction(async (tx) => {
    await tx.execute(sql`update search_profiles set state = 71 where profile_id = ${first}`)
    written.resolve()
    if (process.env.DATABASE_URL) await open.promise
  })
  await written.promise
  await service.db.execute(sql`update search_profiles set state = 72 where profile_id = ${second}`)
  expect(await code(second)).toEqual([72])
  open.resolve()
  await late
  expect(await code(first)).toEqual([71])
})

test('changes wait until another thread has finished reading', async () => {
  const [{ id } = { id: 0 }] = await sqlRows<{ id: number }>(service.db)`
    select profile_id as id from search_profiles where status = 3 order by profile_id desc limit 1`
  const isThere = () => genders.some((_, at) => index.population(at + 1).rowOf(id) !== undefined)
  await index.catchUp()
  expect(isThere()).toBe(true)
  const read = Promise.withResolvers<void>()
  const reading = index.whileUnchanged(() => read.promise)
  await service.db.execute(sql`update search_profiles set status = 2 where profile_id = ${id}`)
  const changing = index.catchUp()
  await Promise.race([changing, pause(200)])
  expect(isThere()).toBe(true)
  read.resolve()
  await reading
  await changing
  expect(isThere()).toBe(false)
})

test('a thread that ends while it counts fails that count alone', async () => {
  const counter = new Counter()
  const task = { size: 0, hidden: new Set<number>(), keyed: [], lists: new Map() }
  expect((await counter.count(task)).total).toBe(0)
  const failing = counter.count({ ...task, size: 20_000_000 })
  await Promise.all([expect(failing).rejects.toThrow('ended'), counter.close()])
  expect((await counter.count(task)).total).toBe(0)
  await counter.close()
})

test('changes that a backup brings from another server are not waited for', async () => {
  await index.catchUp()
  await service.db.execute(sql`insert into search_changes (profile_id, transaction)
    select profile_id, '9000000000'::xid8 from search_profiles order by profile_id limit 3`)
  const { changes } = await changesSince(service.db, index.since)
  expect(changes).toEqual([])
  await service.db.execute(sql`delete from search_changes where transaction = '9000000000'::xid8`)
})

test('an index of another database server, or of one that has started again, is of no use', async () => {
  const { oldest, server } = await momentNow(service.db)
  await index.reach({ since: oldest, changes: 0, server })
  await expect(index.reach({ since: oldest, changes: 0, server: '0' })).rejects.toThrow('another one answers')
})

test('a list is found by each of its codes, at its own level', () => {
  const lists = new CodeLists()
  const [none, one, both] = ['', '{3,8}//{40}', '{8}'].map((text) => lists.add(text))
  expect([none, one, both, lists.add('{8}')]).toEqual([0, 1, 2, 2])
  expect([...lists.accepting([{ level: 0, code: 8 }])]).toEqual([1, 1, 1])
  expect([...lists.accepting([{ level: 0, code: 3 }])]).toEqual([1, 1, 0])
  expect([...lists.accepting([{ level: 2, code: 40 }])]).toEqual([1, 1, 0])
  expect([...lists.accepting([{ level: 0, code: 40 }])]).toEqual([1, 0, 0])
})

test('a list that nobody prefers any more makes room for another', () => {
  const lists = new CodeLists()
  for (const text of ['{3}', '{8}', '{8}']) lists.add(text)
  lists.release(2)
  expect([...lists.accepting([{ level: 0, code: 8 }])]).toEqual([1, 0, 1])
  const before = lists.bytes
  for (let code = 100; code < 300; code++) {
    lists.release(2)
    expect(lists.add(`{${code}}`)).toBe(2)
  }
  expect(lists.bytes).toBe(before)
  expect([...lists.accepting([{ level: 0, code: 8 }])]).toEqual([1, 0, 0])
  expect([...lists.accepting([{ level: 0, code: 299 }])]).toEqual([1, 0, 1])
})

test('ever new preferences of one member do not make the index larger', async () => {
  const { id } = await createMember(service)
  const prefer = async (codes: readonly number[]) => {
    await service.db.execute(
      sql`update search_preferences set castes = ${`{${codes.join(',')}}`}::smallint[] where profile_id = ${id}`,
    )
    await index.catchUp()
  }
  await prefer([900, 901])
  await prefer([902, 903])
  const before = index.bytes
  for (const step of [1, 2, 3, 4, 5]) await prefer([910 + step, 920 + step])
  expect(index.bytes).toBe(before)
})

test('changes are deleted after a day, in batches', async () => {
  await service.db.execute(sql`update search_changes set changed_at = changed_at - interval '25 hours'`)
  await service.db.execute(
    sql`update search_profiles set state = 9 where profile_id = (select min(profile_id) from search_profiles)`,
  )
  const count = async () =>
    (await sqlRows<{ n: number }>(service.db)`select count(*)::int as n from search_changes`)[0]?.n
  expect(await count()).toBeGreaterThan(10)
  await sweepLog(service.db, 'search_changes', 7)
  expect(await count()).toBe(1)
})

test('the index has no answer for conditions on other tables or for the fields of staff', () => {
  expect(canAnswer([{ kind: 'sql', condition: sql`true` }])).toBe(false)
  expect(canAnswer([{ kind: 'flag', column: 'paid', value: true }])).toBe(false)
  expect(canAnswer([{ kind: 'codes', column: 'created_by', codes: [1] }])).toBe(false)
})

test('a service with the index answers members and guests from it, and a new profile is found at once', async () => {
  const indexed = await openService({ SEARCH_INDEX: 'on' })
  try {
    const groom = await createMember(indexed, { gender: 'm' })
    const find = async (token?: string) => await indexed.call(searchProfiles, { body: {} }, token)
    const answered = async () => {
      const { body } = await indexed.app.inject('/metrics')
      return Number(/searches_total\{engine="memory"\} (\d+)/.exec(body)?.[1] ?? 0)
    }
    await expect.poll(async () => (await find(groom.token)).status && (await answered()) > 0).toBe(true)
    const bride = await createMember(indexed)
    const found = await find(groom.token)
    expect(found.body.results.map(({ id }) => id)).toContain(bride.id)
    expect((await find()).status).toBe(200)
    const before = await answered()
    await indexed.call(countProfiles, { body: {} }, groom.token)
    await indexed.call(readMatches, { params: { id: groom.id } }, groom.token)
    expect(await answered()).toBe(before + 2)
    const staff = await createStaff(indexed)
    expect((await find(staff.token)).status).toBe(200)
    const matches = async (token: string) => {
      const { body } = await indexed.call(readMatches, { params: { id: groom.id } }, token)
      return body.results.map(({ profile }) => profile.id)
    }
    const matched = await matches(groom.token)
    expect(matched).toContain(bride.id)
    expect(await matches(staff.token)).toEqual(matched)
    // What a member has blocked counts with the next call, also if staff make it.
    await does(indexed, bride, 'block', groom)
    expect((await find(groom.token)).body.results.map(({ id }) => id)).not.toContain(bride.id)
    for (const { token } of [groom, staff]) expect(await matches(token)).not.toContain(bride.id)
    const { body: dashboard } = await indexed.call(readDashboard, { params: { id: groom.id } }, groom.token)
    expect(dashboard.matches.results.map(({ id }) => id)).not.toContain(bride.id)
  } finally {
    await indexed.app.close()
    await indexed.db.close()
  }
})
