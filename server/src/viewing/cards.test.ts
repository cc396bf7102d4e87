import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { updateProfile } from '../profiles/store.ts'
import { cardsKept } from './cardCache.ts'
import { cardsOf } from './cards.ts'

const service = useService()
const staff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }
const guest: Actor = { kind: 'guest', roles: ['guest_user'] }

test('a card shows each change of its profile at once, to each viewer what they may see', async () => {
  const { id } = await createMember(service)
  const nameFor = async (actor: Actor) => (await cardsOf(service, actor, [id])).get(id)?.basic?.name
  const before = await nameFor(staff)
  expect(await nameFor(staff)).toBe(before)
  expect(await nameFor(guest)).not.toBe(before)
  await service.db.inTransaction((tx) => updateProfile(tx, id, { name: 'Deborah Thomas' }))
  expect(await nameFor(staff)).toBe('Deborah Thomas')
  expect(await nameFor(guest)).toBe('D T')
})

test('a card shows the age of today', async () => {
  const { id } = await createMember(service)
  const age = async () => (await cardsOf(service, staff, [id])).get(id)?.basic?.ageYears
  const before = await age()
  service.time.now = new Date(service.time.now.getTime() + 366 * 86_400_000)
  expect(await age()).not.toEqual(before)
})

test('a card that this process has shows every change of what is not in the row of the profile', async () => {
  const [shown, other] = [await createMember(service, { gender: 'f' }), await createMember(service)]
  const viewer = await viewerOf(await createMember(service, { gender: 'm' }))
  const card = async (db = service.db) =>
    (await cardsOf({ ...service, db }, viewer, [shown.id, other.id])).get(shown.id)
  // Another object for the same database has no cards yet.
  const readAgain = () => card(new Proxy(service.db, {}))
  const { id } = shown
  const run = (text: string) => service.db.execute(sql.raw(text))
  const interests = [1, 2, 3, 4, 5].map(
    (n) => `(${other.id}, ${id}, 'l', now(), current_date - ${n}, 'Accepted', now() + interval '9 hours')`,
  )
  const changes: (() => Promise<unknown>)[] = [
    () => createPhoto(service, id),
    () => run(`update media set status = 'Rejected' where profile_id = ${id}`),
    () => createPhoto(service, id),
    () => run(`delete from media where profile_id = ${id} and status = 'Active'`),
    () => giveMembership(service, id, { tag: 'ru' }),
    () => run(`update memberships set tag = 'em' where profile_id = ${id}`),
    () =>
      run(`update memberships set starts_on = '2020-01-01', ends_on = '2020-01-02' where profile_id = ${id}`),
    () => giveMembership(service, id, { tag: 'sp' }),
    () => run(`delete from memberships where profile_id = ${id} and tag = 'sp'`),
    () =>
      run(
        `insert into activities (from_id, to_id, kind, at, day, interest, answered_at) values ${interests}`,
      ),
    () => run(`update activities set answered_at = at + interval '20 hours' where to_id = ${id}`),
    () => run(`delete from activities where to_id = ${id} and from_id = ${other.id}`),
    () => run(`update search_profiles set active_on = active_on - 9 where profile_id = ${id}`),
    () => run(`update profiles set hides_activity = true where id = ${id}`),
    () => run(`update profiles set status = 'Deactivated' where id = ${id}`),
    () => run(`update profiles set status = 'Active' where id = ${id}`),
    () => run(`delete from profiles where id = ${id}`),
  ]
  for (const change of changes) {
    const before = await card()
    expect(await card()).toEqual(before)
    await change()
    const after = await card()
    expect(after, String(change)).not.toEqual(before)
    expect(after).toEqual(await readAgain())
  }
  expect(await card()).toBeUndefined()
})

test('a used quota, an interest and a view change no card of others, and are not noted', async () => {
  const [shown, viewer] = [await createMember(service), await createMember(service, { gender: 'm' })]
  await giveMembership(service, shown.id)
  const noted = async () =>
    (await rows<{ n: number }>(service.db, sql`select count(*)::int as n from card_changes`))[0]
  const before = await noted()
  await service.db.execute(
    sql`update memberships set used_express_interests = 1 where profile_id = ${shown.id}`,
  )
  await service.db.execute(sql`insert into activities (from_id, to_id, kind, at, day)
    values (${viewer.id}, ${shown.id}, 'v', now(), current_date), (${viewer.id}, ${shown.id}, 'l', now(), current_date)`)
  expect(await noted()).toEqual(before)
})

test('after more changes than a statement reads, all cards are read again', async () => {
  const { id } = await createMember(service)
  const name = async () => (await cardsOf(service, staff, [id])).get(id)?.basic?.name
  await name()
  await service.db.execute(sql`insert into card_changes (profile_id) select 0 from generate_series(1, 1500)`)
  await service.db.inTransaction((tx) => updateProfile(tx, id, { name: 'Miriam Paul' }))
  expect(await name()).toBe('Miriam Paul')
})

test.runIf(process.env.DATABASE_URL)('a change that commits after later ones is shown at once', async () => {
  const [late, early] = [await createMember(service), await createMember(service)]
  const names = async () =>
    [...(await cardsOf(service, staff, [late.id, early.id])).values()].map(({ basic }) => basic?.name)
  const [changed, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = service.db.inTransaction(async (tx) => {
    await updateProfile(tx, late.id, { name: 'Late Change' })
    changed.resolve()
    await end.promise
  })
  await changed.promise
  const [before] = await names()
  await service.db.inTransaction((tx) => updateProfile(tx, early.id, { name: 'Early Change' }))
  expect(await names()).toEqual([before, 'Early Change'])
  end.resolve()
  await changing
  expect(await names()).toEqual(['Late Change', 'Early Change'])
})

test('cards of a server that has lost transactions are read again', async () => {
  const { id } = await createMember(service)
  const card = async () => (await cardsOf(service, staff, [id])).get(id)
  await card()
  const cache = cardsKept(service.db)
  // As if transactions of the future had been seen before the server lost them.
  cache.update('staff', { oldest: '9000000000', server: cache.server, continues: true, changed: [] }, [])
  await service.db.inTransaction((tx) => updateProfile(tx, id, { name: 'After The Loss' }))
  expect((await card())?.basic?.name).toBe('After The Loss')
  expect(Number(cache.since)).toBeLessThan(9_000_000_000)
})

async function viewerOf({ id, userId, bnrId }: Awaited<ReturnType<typeof createMember>>): Promise<Actor> {
  const common = { userId, userName: bnrId, sessionId: '', profileId: id, bnrId, phoneVerified: true }
  return { kind: 'member', roles: ['profile_user'], ...common, gender: 'm', status: 'Active' }
}
