import { lists, searchActivities, undoActivity } from '@bnr/contract/activities/endpoints'
import { type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import { type ActivitySlug, activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { countWaitingInterests } from '@bnr/contract/activities/waiting'
import { indianDay } from '@bnr/contract/indianDay'
import { readSetting } from '@bnr/contract/reference/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMembers, createPayer, does } from '../../test/factories/activities.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'

const service = useService()
const day = 86_400_000
let groom: TestMember
let brides: TestMember[] = []

beforeAll(async () => {
  groom = await createPayer(service)
  brides = await createMembers(service, 3)
})

const read = (slug: ActivitySlug, who: { id: number }, token = groom.token, query = {}) =>
  service.call(lists[slug], { params: { id: who.id }, query }, token)
const peopleOn = (answer: Awaited<ReturnType<typeof read>>) =>
  answer.body.results.map(({ target, from }) => (target ?? from)?.id)
const search = (criterias: unknown[], token: string) =>
  service.call(searchActivities, { wire: { criterias } }, token)
const eq = (key: string, value: unknown) => ({ key, operation: 'eq', value })

/** Performs the activity for each pair, a second apart. */
async function inTurn(verb: ActivityVerb, pairs: [TestMember, TestMember][]) {
  for (const [from, to] of pairs) {
    service.time.now = new Date(service.time.now.getTime() + 1000)
    expect((await does(service, from, verb, to)).status).toBe(200)
  }
}

/** Accepted interests need an answer; interestNumbers.test.ts tests them. */
const performed = activitySlugs.filter((slug) => slug !== 'interest-accepted')

test.each(performed)('the list %s shows its profiles, newest first', async (slug) => {
  const { kind, side } = activityLists[slug]
  const payer = await createPayer(service)
  const women = await Promise.all([1, 2, 3].map(() => createPayer(service, { gender: 'f' })))
  const pairs = women.map((one): [TestMember, TestMember] => (side === 'byMe' ? [payer, one] : [one, payer]))
  await inTurn(kind, pairs)
  const answer = await read(slug, payer, payer.token)
  expect(answer.body.total).toBe(3)
  expect(peopleOn(answer)).toEqual(women.map(({ id }) => id).reverse())
  const [first] = answer.body.results
  expect(first).toMatchObject({ kind: activityKinds[kind].code, at: service.time.now.toISOString() })
  expect(first?.target === undefined).toBe(side === 'toMe')
  const second = await read(slug, payer, payer.token, { page: 1, size: 2 })
  expect([second.body.total, second.body.page, peopleOn(second)]).toEqual([3, 1, [women[0]?.id]])
  const beyond = await read(slug, payer, payer.token, { page: 7, size: 2 })
  expect([beyond.body.total, peopleOn(beyond)]).toEqual([3, []])
})

test('a list shows profiles as this viewer may see them, with their earlier activities', async () => {
  const [bride] = brides as [TestMember]
  await does(service, groom, 'shortlist', bride)
  await does(service, groom, 'ignore', bride)
  const { body } = await read('shortlisted-by-you', groom)
  expect(body.results[0]?.target).toMatchObject({ bnrId: bride.bnrId, alreadyIgnored: true })
  expect(body.results[0]?.target?.basic).not.toHaveProperty('phone')
})

test('a member who views a profile every day is listed once, with the latest day', async () => {
  const [payer, bride] = [await createPayer(service), await createMember(service)]
  const viewed = { fromId: payer.id, toId: bride.id, kind: 'v' as const }
  const at = new Date(service.time.now.getTime() - 2 * day)
  await service.db.insert(activities).values({ ...viewed, at, day: indianDay(at) })
  await does(service, payer, 'view', bride)
  const { body } = await read('who-viewed-you', bride, bride.token)
  expect(body.total).toBe(1)
  expect(body.results[0]?.at).toBe(service.time.now.toISOString())
})

test('lists leave out blocked, blocking and inactive profiles, except the blocked ones in the list of blocked profiles', async () => {
  const payer = await createPayer(service)
  const [staying, blocking, blocked, gone] = (await createMembers(service, 4)) as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ]
  await inTurn(
    'shortlist',
    [staying, blocking, blocked, gone].map((one) => [payer, one]),
  )
  await does(service, blocking, 'block', payer)
  const { body } = await does(service, payer, 'block', blocked)
  await service.db.inTransaction((tx) => updateProfile(tx, gone.id, { status: 'Deactivated' }))
  const shown = await read('shortlisted-by-you', payer, payer.token)
  expect([shown.body.total, peopleOn(shown)]).toEqual([1, [staying.id]])
  expect(peopleOn(await read('blocked', payer, payer.token))).toEqual([blocked.id])
  expect(peopleOn(await read('shortlisted-you', blocked, blocked.token))).toEqual([])

  await service.call(undoActivity, { params: { id: body.id } }, payer.token)
  await service.db.inTransaction((tx) => updateProfile(tx, gone.id, { status: 'Active' }))
  expect(peopleOn(await read('shortlisted-by-you', payer, payer.token))).toEqual([
    gone.id,
    blocked.id,
    staying.id,
  ])
})

test('an interest is not counted any more once staff have corrected a gender, as no list shows it', async () => {
  const [payer, corrected] = [await createPayer(service), await createPayer(service, { gender: 'f' })]
  await does(service, payer, 'like', corrected)
  await service.db.inTransaction((tx) => updateProfile(tx, corrected.id, { gender: 'm' }))
  const { body } = await read('interest-received', corrected, corrected.token)
  expect([body.total, body.results]).toEqual([0, []])
  const asked = { params: { id: corrected.id } }
  const waiting = await service.call(countWaitingInterests, asked, corrected.token)
  expect(waiting.body.count).toBe(0)
})

test('a list takes as many statements for ten profiles as for one', async () => {
  const payer = await createPayer(service)
  const women = await createMembers(service, 10)
  const statements = async () =>
    (await service.statementsOf(() => read('shortlisted-by-you', payer, payer.token))).length
  const [first, ...others] = women as [TestMember, ...TestMember[]]
  await does(service, payer, 'shortlist', first)
  const forOne = await statements()
  await inTurn(
    'shortlist',
    others.map((one) => [payer, one]),
  )
  expect((await read('shortlisted-by-you', payer, payer.token)).body.results).toHaveLength(10)
  expect(await statements()).toBe(forOne)
  expect(forOne).toBeLessThanOrEqual(5)
})

test('members read only their own lists; staff read all', async () => {
  const [bride] = brides as [TestMember]
  for (const slug of activitySlugs) expect((await read(slug, bride)).status, slug).toBe(404)
  const staff = await createStaff(service)
  expect((await read('interest-received', bride, staff.token)).status).toBe(200)
})

test('members search their own activities, staff those of anybody, always by a profile', async () => {
  const payer = await createPayer(service)
  const [bride] = (await createMembers(service, 1)) as [TestMember]
  await inTurn('view', [
    [payer, bride],
    [bride, payer],
  ])
  await does(service, bride, 'ignore', payer)
  const staff = await createStaff(service)
  const kinds = async (criterias: unknown[], token: string) => {
    const { status, body } = await search(criterias, token)
    return status === 200 ? body.results.map(({ kind, from }) => `${kind} ${from.id}`) : status
  }
  const all = [`v ${bride.id}`, `v ${payer.id}`]
  expect(await kinds([], payer.token)).toEqual(all)
  expect(await kinds([eq('toId', payer.id)], payer.token)).toEqual([`v ${bride.id}`])
  expect(await kinds([eq('fromId', bride.id)], payer.token)).toBe(403)
  expect(await kinds([eq('toId', payer.id), eq('at', 'i')], staff.token)).toEqual([`i ${bride.id}`])
  expect(await kinds([eq('at', 'i')], staff.token)).toBe(400)
  expect(await kinds([eq('at', 'zz'), eq('toId', payer.id)], staff.token)).toBe(400)
  expect(await kinds([eq('name', 'x')], staff.token)).toBe(400)
  const { body } = await search([eq('fromId', payer.id)], staff.token)
  expect(body.results[0]).toMatchObject({
    from: { id: payer.id, bnrId: payer.bnrId, name: 'Samuel John' },
    target: { id: bride.id, bnrId: bride.bnrId },
  })
})

test('staff can filter by a list of activity kinds', async () => {
  const { body } = await service.call(readSetting, { params: { list: 'actionTypes' } })
  expect(body).toContainEqual({ key: 'vp', label: 'Viewed Phone' })
})
