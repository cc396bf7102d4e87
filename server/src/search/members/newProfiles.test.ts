import { searchProfiles } from '@bnr/contract/search/endpoints'
import { listMemberSearches, lookAtMemberSearch } from '@bnr/contract/search/memberSearches'
import { expect, test } from 'vitest'
import { does } from '../../../test/factories/activities.ts'
import { groomOf, savesSearch, searchOf } from '../../../test/factories/memberSearches.ts'
import { createMember, type TestMember, wizardSections } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { updateProfile } from '../../profiles/store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const pass = (minutes: number) => {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
}
const day = 24 * 60

let works = 0
/** A member who saved a search for a work that nobody else in this file has. */
async function seeker() {
  works += 1
  const work = `work${works}`
  const bride = await createMember(service)
  const { id } = (await savesSearch(service, bride, work)).body
  pass(1)
  return { bride, work, id, savedAt: new Date(service.time.now.getTime() - 60_000).toISOString() }
}
type Seeker = Awaited<ReturnType<typeof seeker>>

async function countOf({ bride, id }: Seeker) {
  const { body } = await service.call(listMemberSearches, { params: { id: bride.id } }, bride.token)
  const found = body.find((search) => search.id === id)
  return [found?.newCount, found?.hasMore]
}

async function results({ bride, work, id }: Seeker, onlyNew = false, token = bride.token) {
  const { criteria } = searchOf(work)
  const all = [...criteria, ...(onlyNew ? [{ key: 'nw', operation: 'eq', value: id }] : [])]
  const answer = await service.call(searchProfiles, { body: { savedId: id, criteria: all } }, token)
  const { results, fresh, total } = answer.body
  return { ids: results.map((one) => one.id), fresh, total }
}

const look = ({ bride, id }: Seeker, at = service.time.now.toISOString()) =>
  service.call(lookAtMemberSearch, { params: { id: bride.id, searchId: id }, body: { at } }, bride.token)

const become = (who: TestMember, status: 'Active' | 'Deactivated' | 'Ready') =>
  service.db.inTransaction((tx) => updateProfile(tx, who.id, { status, statusAt: service.time.now }))

test('profiles that became Active after the last look are new, and those before it are not', async () => {
  const one = await seeker()
  const early = await groomOf(service, one.work)
  await look(one)
  pass(day)
  expect(await countOf(one)).toEqual([0, false])
  const late = await groomOf(service, one.work)
  expect(await countOf(one)).toEqual([1, false])
  const { ids, fresh } = await results(one)
  expect(ids).toEqual([late.id, early.id])
  expect(fresh?.ids).toEqual([late.id])
})

test('a profile is new by the day of its approval, not of its registration, also when it comes back', async () => {
  const one = await seeker()
  const groom = await groomOf(service, one.work)
  await become(groom, 'Ready')
  pass(day)
  await look(one)
  expect(await countOf(one)).toEqual([0, false])
  pass(day)
  await become(groom, 'Active')
  expect(await countOf(one)).toEqual([1, false])
  await look(one)
  await become(groom, 'Deactivated')
  pass(day)
  await become(groom, 'Active')
  expect(await countOf(one)).toEqual([1, false])
})

test('only what the search finds is new: not the own gender, not after a block, not with other criteria', async () => {
  const one = await seeker()
  await createMember(service, {
    change: { professional: { ...wizardSections.professional, occupationDetail: one.work } },
  })
  await groomOf(service, `${one.work} elsewhere`)
  const blocked = await groomOf(service, one.work)
  await does(service, one.bride, 'block', blocked)
  expect(await countOf(one)).toEqual([0, false])
  expect((await results(one)).fresh?.ids).toEqual([])
})

test('what became Active more than 30 days ago is not new', async () => {
  const one = await seeker()
  await groomOf(service, one.work)
  pass(29 * day)
  expect(await countOf(one)).toEqual([1, false])
  pass(2 * day)
  expect(await countOf(one)).toEqual([0, false])
  const { fresh, total } = await results(one, true)
  expect([fresh?.ids, total]).toEqual([[], 0])
})

test('a look sets the count back, at the time when its results were read', async () => {
  const one = await seeker()
  await groomOf(service, one.work)
  const readAt = (await results(one)).fresh?.at
  pass(3)
  await groomOf(service, one.work)
  await look(one, readAt)
  expect(await countOf(one)).toEqual([1, false])
  await look(one, '0001-01-01T00:00:00Z')
  expect(await countOf(one)).toEqual([1, false])
  await look(one, '9999-01-01T00:00:00Z')
  expect(await countOf(one)).toEqual([0, false])
})

test('the marks stay during a visit and begin at the last look after an hour', async () => {
  const one = await seeker()
  pass(day)
  const first = await groomOf(service, one.work)
  expect((await results(one)).fresh).toMatchObject({ since: one.savedAt, ids: [first.id] })
  await look(one)
  pass(50)
  expect((await results(one)).fresh).toMatchObject({ since: one.savedAt, ids: [first.id] })
  await look(one)
  const lastLook = service.time.now.toISOString()
  pass(61)
  const second = await groomOf(service, one.work)
  expect((await results(one)).fresh).toMatchObject({ since: lastLook, ids: [second.id] })
})

test('the new profiles of a saved search can be searched for alone, by its owner', async () => {
  const one = await seeker()
  const early = await groomOf(service, one.work)
  await look(one)
  pass(day)
  const late = await groomOf(service, one.work)
  expect(await results(one)).toMatchObject({ total: 2, ids: [late.id, early.id] })
  expect(await results(one, true)).toMatchObject({ total: 1, ids: [late.id] })
  const stranger = await createMember(service)
  expect(await results(one, true, stranger.token)).toMatchObject({ total: 0, ids: [] })
  expect((await results(one, false, stranger.token)).fresh).toBeUndefined()
})

test('members who see what guests see get no marks', async () => {
  const one = await seeker()
  await service.db.inTransaction((tx) => updateProfile(tx, one.bride.id, { phoneVerified: false }))
  const body = { savedId: one.id, criteria: [] }
  const answer = await service.call(searchProfiles, { body }, one.bride.token)
  expect([answer.status, answer.body.fresh]).toEqual([200, undefined])
})

test('more than twenty new profiles are counted as twenty and more', async () => {
  const one = await seeker()
  for (let groom = 0; groom < 20; groom += 1) await groomOf(service, one.work)
  expect(await countOf(one)).toEqual([20, false])
  await groomOf(service, one.work)
  expect(await countOf(one)).toEqual([20, true])
})

test('the new profiles of ten searches are counted with as many statements as those of one', async () => {
  const one = await seeker()
  const list = () => service.call(listMemberSearches, { params: { id: one.bride.id } }, one.bride.token)
  await list()
  const alone = await service.statementsOf(list)
  for (let more = 0; more < 9; more += 1) await savesSearch(service, one.bride, `more${more}`)
  const all = await service.statementsOf(list)
  expect(all).toHaveLength(alone.length)
  expect((await list()).body).toHaveLength(10)
})
