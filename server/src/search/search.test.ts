import { deletePhoto } from '@bnr/contract/media/endpoints'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import type { Actor } from '../http/actor.ts'
import { updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import { conditionsOf } from './conditions.ts'
import { searchQueue } from './queue.ts'
import { search } from './sqlEngine.ts'

const service = useService()
const asStaff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }

const criterion = (key: string, operation: string, value: unknown) => ({ key, operation, value })
const find = (criterias: unknown[], token?: string, query: object = {}, fromId?: number) =>
  service.call(
    searchProfiles,
    { wire: { criterias, ...(fromId ? { fromId } : {}) }, query: query as Record<string, unknown> },
    token,
  )
const ids = (answer: Awaited<ReturnType<typeof find>>) => answer.body.results.map(({ id }) => id ?? 0)

test.each([
  [criterion('bi.xx', 'eq', 'a'), 400, 'criterias.0.key', 'Unknown search key bi.xx'],
  [criterion('ri.de', 'range', {}), 400, 'criterias.0.operation', 'Unknown operation range for ri.de'],
  [criterion('constructor', 'eq', 'a'), 400, 'criterias.0.key', 'Unknown search key constructor'],
  [criterion('bi.dob', 'age_range', { gte: 'old' }), 400, 'criterias.0.value', expect.any(String)],
  [criterion('bi.ge', 'eq', 'x'), 400, 'criterias.0.value', expect.any(String)],
  [criterion('bi.ht', 'range', { gte: '5.1', foo: 1 }), 400, 'criterias.0.value', 'Unknown field foo'],
])('names a wrong criterion: %o', async (wrong, status, path, message) => {
  const answer = await find([wrong], (await createStaff(service)).token)
  expect(answer.status).toBe(status)
  expect((answer.wire as { fields: Record<string, unknown> }).fields[path]).toEqual(message)
})

test('guests get rounded totals, three pages of five, and no criteria for staff', async () => {
  await Promise.all(Array.from({ length: 7 }, () => createMember(service)))
  const first = await find([], undefined, { size: 50 })
  expect(ids(first)).toHaveLength(5)
  expect(first.body.total).toBe(9)
  expect(ids(await find([], undefined, { page: 1 }))).toHaveLength(2)
  const fourth = await find([], undefined, { page: 3 })
  expect(fourth).toMatchObject({ status: 401, wire: { code: 'guest_pages' } })
  await Promise.all(Array.from({ length: 6 }, () => createMember(service)))
  expect((await find([])).body.total).toBe(10)
  const draft = await createMember(service, { gender: 'm', status: 'Draft' })
  expect((await find([], draft.token)).body.total).toBe(10)
  expect((await find([criterion('ps', 'eq', 'Draft')])).status).toBe(403)
  expect((await find([], undefined, {}, 5)).status).toBe(403)
})

test('members find Active profiles of the opposite gender without blocks either way, and search only as themselves', async () => {
  const bride = await createMember(service)
  const grooms = await Promise.all(Array.from({ length: 4 }, () => createMember(service, { gender: 'm' })))
  await registerDraft(service, { createdFor: 'Son', gender: 'm' })
  const [blocking, blocked, ...left] = grooms
  const block = (fromId = 0, toId = 0) =>
    service.db.insert(activities).values({ fromId, toId, kind: 'b', at: new Date(), day: 'infinity' })
  await block(blocking?.id, bride.id)
  await block(bride.id, blocked?.id)
  const answer = await find([], bride.token)
  expect(new Set(ids(answer))).toEqual(new Set(left.map(({ id }) => id)))
  expect(answer.body.total).toBe(left.length)
  expect((await find([criterion('bi.ge', 'eq', 'f')], bride.token)).wire).toMatchObject({
    message: 'You cannot view same gender profiles',
  })
  expect((await find([criterion('bi.ge', 'eq', 'm')], bride.token)).body.total).toBe(left.length)
  expect((await find([], bride.token, {}, left[0]?.id)).status).toBe(403)
  expect((await find([], bride.token, {}, bride.id)).status).toBe(200)
})

test('staff search all statuses, phone numbers and names, newest first by default', async () => {
  const staff = await createStaff(service)
  const draft = await registerDraft(service, { name: 'Zebulun Q Draft', createdFor: 'Son', gender: 'm' })
  const byPhone = await find(
    [criterion('bi.ph.nu', 'eq', draft.number), criterion('bi.ph.cc', 'eq', '91')],
    staff.token,
  )
  expect(ids(byPhone)).toEqual([draft.id])
  expect(byPhone.body.results[0]?.status).toBe('Draft')
  expect(ids(await find([criterion('bi.na', 'like', 'zebulun q')], staff.token))).toEqual([draft.id])
  expect(ids(await find([criterion('pid', 'eq', draft.bnrId)], staff.token))).toEqual([draft.id])
  expect(ids(await find([criterion('ps', 'eq', ['Draft', 'Ready'])], staff.token))[0]).toBe(draft.id)
  const oldest = ids(await find([], staff.token, { sort: 'cdt,asc' }))
  expect(oldest).toEqual([...oldest].sort((a, b) => a - b))
})

test('a queue of staff is sorted by when its profiles got their status, not by registration', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const members = await Promise.all(
    Array.from({ length: 3 }, () => createMember(service, { status: 'Ready' })),
  )
  const [first, second, third] = members.map(({ id }) => id) as [number, number, number]
  const start = service.time.now
  for (const id of [second, third, first]) {
    service.time.now = new Date(service.time.now.getTime() + 60_000)
    const reason = { reason: 'Details are incomplete' }
    await service.call(transitionProfile.reject, { params: { id }, body: reason }, staff.token)
  }
  service.time.now = start
  const rejected = [criterion('ps', 'eq', 'Rejected')]
  expect(ids(await find(rejected, staff.token, { sort: 'sdt,desc' }))).toEqual([first, third, second])
  expect(ids(await find(rejected, staff.token, { sort: 'sdt,asc' }))).toEqual([second, third, first])
  expect(ids(await find(rejected, staff.token, { sort: 'sdt,desc', size: 1, page: 1 }))).toEqual([third])
  const conditions = conditionsOf(asStaff, rejected, start)
  const walked = await searchQueue(
    service.db,
    conditions,
    { page: 0, size: 2, status: 'Rejected', sort: 'sdt,desc' },
    0,
  )
  expect(walked).toEqual({ total: 3, ids: [first, third] })

  expect((await find(rejected, members[0]?.token, { sort: 'sdt,desc' })).status).toBe(403)
  for (const criterias of [
    [],
    [criterion('ps', 'eq', ['Rejected', 'Ready'])],
    [criterion('ps', 'eq', 'Lost')],
  ])
    expect((await find(criterias, staff.token, { sort: 'sdt,desc' })).wire).toMatchObject({
      fields: { sort: 'Choose one status for this order' },
    })
})

test('pages do not overlap, and end where the total says', async () => {
  const staff = await createStaff(service)
  const { body } = await find([], staff.token, { size: 4 })
  const seen: number[] = []
  for (let page = 0; page * 4 < body.total; page++)
    seen.push(...ids(await find([], staff.token, { page, size: 4 })))
  expect(new Set(seen).size).toBe(body.total)
  expect((await find([], staff.token, { page: 9999 })).body).toMatchObject({ results: [], total: body.total })
  expect(ids(await find([], staff.token, { size: 5000 })).length).toBeLessThanOrEqual(50)
  expect((await find([], staff.token, { page: -1 })).status).toBe(400)
})

test('a changed profile remains among those with a photo until the photo is deleted', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  const photo = await createPhoto(service, bride.id)
  const withPhoto = [criterion('me.ms', 'eq', 'Active'), criterion('me.mt', 'eq', 'pp')]
  const isFound = async () => ids(await find(withPhoto, groom.token)).includes(bride.id)
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { name: 'Anna Rose' }))
  expect(await isFound()).toBe(true)
  const gone = await service.call(deletePhoto, { params: { id: bride.id, mid: photo } }, bride.token)
  expect([gone.status, await isFound()]).toEqual([200, false])
})

test('a page of results takes at most four statements, whatever its size', async () => {
  const bride = await createMember(service)
  await createMember(service, { gender: 'm' })
  const wanted = [criterion('bi.dob', 'age_range', { gte: 18, lte: 60 })]
  const statements = async () => (await service.statementsOf(() => find(wanted, bride.token))).length
  const before = await statements()
  await Promise.all(Array.from({ length: 8 }, () => createMember(service, { gender: 'm' })))
  expect(ids(await find(wanted, bride.token)).length).toBeGreaterThan(8)
  expect(await statements()).toBe(before)
  expect(before).toBeGreaterThan(1)
  expect(before).toBeLessThanOrEqual(4)
})

test('guests find only Active profiles, of the requested gender or brides by default', async () => {
  const asked = [[], [criterion('bi.ge', 'eq', 'f')], [criterion('bi.ge', 'eq', 'm')]]
  const guest: Actor = { kind: 'guest', roles: [] }
  const totals = () =>
    Promise.all(
      asked.map(async (criteria) => {
        const conditions = conditionsOf(guest, criteria, service.time.now)
        return (await search(service.db, conditions, { page: 0, size: 5 })).total
      }),
    )
  const before = await totals()
  await createMember(service)
  await createMember(service, { status: 'Ready' })
  await Promise.all([1, 2].map(() => createMember(service, { gender: 'm' })))
  const found = await totals()
  expect(found.map((total, at) => total - (before[at] ?? 0))).toEqual([1, 1, 2])
})
