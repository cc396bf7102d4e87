import { performActivity, undoActivity } from '@bnr/contract/activities/endpoints'
import type { ActivityCode, ActivityVerb } from '@bnr/contract/activities/kinds'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { countUnread } from '@bnr/contract/messages/unread'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createPayer, does } from '../../test/factories/activities.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedActivities } from '../../test/specification/activities.ts'
import { currentMembershipOf } from '../memberships/current.ts'
import { memberships } from '../memberships/tables.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'

// Free interests would hide what a plan is needed for; takeBack.test.ts tests them.
const service = useService({ FREE_INTERESTS: '0' })
const activityVerbs = Object.keys(specifiedActivities) as ActivityVerb[]
const specified = (verb: ActivityVerb) => specifiedActivities[verb] as (typeof specifiedActivities)[string]
let payer: TestMember
let bride: TestMember

beforeAll(async () => {
  payer = await createPayer(service)
  bride = await createMember(service)
})

const recordsOf = (from: TestMember, verb: ActivityVerb) =>
  service.db.$count(
    activities,
    and(eq(activities.fromId, from.id), eq(activities.kind, specified(verb).code as ActivityCode)),
  )
const used = async (who: TestMember) => {
  const membership = await currentMembershipOf(service.db, who.id, service.time.now)
  return { phones: membership.usedPhoneContacts, interests: membership.usedExpressInterests }
}
const undo = (who: TestMember, id: number) => service.call(undoActivity, { params: { id } }, who.token)
const setStatus = (who: TestMember, status: 'Active' | 'Deactivated') =>
  service.db.inTransaction((tx) => updateProfile(tx, who.id, { status }))

test.each(activityVerbs)('%s has the same reply and one record when it is repeated', async (verb) => {
  const [groom, target] = [await createPayer(service), await createMember(service)]
  const [first, second] = [await does(service, groom, verb, target), await does(service, groom, verb, target)]
  expect(first.status).toBe(200)
  expect(first.body.message).toBe(specified(verb).message)
  expect(Object.keys(first.body).includes('phone')).toBe(verb === 'view_phone')
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(await recordsOf(groom, verb)).toBe(1)
  expect(await used(groom)).toEqual({
    phones: specified(verb).takes === 'one phone contact' ? 1 : 0,
    interests: specified(verb).takes === 'one express interest' ? 1 : 0,
  })
})

test.each(activityVerbs)('%s is refused for profiles that the member may not act on', async (verb) => {
  const groom = await createMember(service, { gender: 'm' })
  const [blocking, blocked, gone] = await Promise.all([1, 2, 3].map(() => createMember(service)))
  if (!blocking || !blocked || !gone) throw new Error('no members')
  await does(service, blocking, 'block', payer)
  await does(service, payer, 'block', blocked)
  await setStatus(gone, 'Deactivated')
  const refused: [string, { id: number }, number][] = [
    ['unknown', { id: 2_000_000_000 }, 404],
    ['deactivated', gone, 404],
    ['blocking', blocking, 404],
    ...(verb === 'block' ? [] : [['blocked', blocked, 404] as [string, TestMember, number]]),
    ['same gender', groom, 403],
    ['own', payer, 409],
  ]
  for (const [what, target, status] of refused) {
    const before = await recordsOf(payer, verb)
    expect((await does(service, payer, verb, target)).status, what).toBe(status)
    expect(await recordsOf(payer, verb), what).toBe(before)
  }
  const foreign = { params: { id: payer.id, targetId: bride.id } }
  expect((await service.call(performActivity[verb], foreign, groom.token)).status).toBe(404)
})

test.each(activityVerbs)('%s without a plan works only if it is free', async (verb) => {
  const groom = await createMember(service, { gender: 'm' })
  const { status, wire } = await does(service, groom, verb, bride)
  const free = specified(verb).takes === 'nothing'
  expect(status).toBe(free ? 200 : 403)
  if (!free) expect(wire).toMatchObject({ code: 'plan_required', message: specified(verb).refusal })
  expect(await recordsOf(groom, verb)).toBe(free ? 1 : 0)
})

test.each([
  ['like', { expressInterests: 0 }, 'Pay to express interest'],
  ['view_phone', { phoneContacts: 0 }, 'Pay to view this phone number'],
] as const)('%s is refused when its quota is used up', async (verb, quota, message) => {
  const groom = await createPayer(service, quota)
  expect((await does(service, groom, verb, bride)).wire).toMatchObject({ code: 'plan_required', message })
  expect((await does(service, groom, 'shortlist', bride)).status).toBe(200)
})

test.each(activityVerbs)('%s before the member’s profile is approved', async (verb) => {
  const groom = await createPayer(service)
  await service.db.inTransaction((tx) => updateProfile(tx, groom.id, { status: 'Ready' }))
  const waits = specified(verb).approved === 'yes'
  const { status, wire } = await does(service, groom, verb, bride)
  expect(status).toBe(waits ? 409 : 200)
  if (waits) expect(wire).toMatchObject({ message: 'This is possible once your profile has been approved' })
  expect(await used(groom)).toEqual({ phones: 0, interests: 0 })
})

test('a revealed phone number is shown on the profile, reported to its owner, and free again while the plan lasts', async () => {
  const [groom, target] = [await createPayer(service), await createMember(service)]
  const read = async () =>
    (await service.call(readProfile, { query: { pid: target.bnrId } }, groom.token)).body.basic?.phone
  expect(await read()).toBeUndefined()
  const phone = { countryCode: '91', number: target.number }
  expect((await does(service, groom, 'view_phone', target)).wire).toMatchObject({
    result: { cc: '91', nu: target.number },
  })
  expect((await does(service, groom, 'view_phone', target)).body.phone).toEqual(phone)
  expect(await used(groom)).toMatchObject({ phones: 1 })
  expect(await read()).toMatchObject(phone)
  const notified = await service.call(readNotifications, { params: { id: target.id } }, target.token)
  expect(notified.body.results.map(({ kind, words }) => [kind, words.bnrId])).toEqual([
    ['phoneOpened', groom.bnrId],
  ])
})

test('an opened number closes when its plan ends, and the next plan pays for it again', async () => {
  const [groom, target] = [await createPayer(service), await createMember(service)]
  await does(service, groom, 'view_phone', target)
  const ofGroom = eq(memberships.profileId, groom.id)
  const { expiresOn = '' } = await currentMembershipOf(service.db, groom.id, service.time.now)
  await service.db.update(activities).set({ openUntil: '2020-01-01' }).where(eq(activities.fromId, groom.id))
  await service.db.update(memberships).set({ startsOn: '2019-01-01', endsOn: '2020-01-01' }).where(ofGroom)
  const refused = await does(service, groom, 'view_phone', target)
  expect([refused.status, refused.wire]).toMatchObject([403, { code: 'plan_required' }])
  expect(refused.wire).not.toHaveProperty('result')
  await service.db.update(memberships).set({ endsOn: expiresOn }).where(ofGroom)
  await Promise.all(Array.from({ length: 10 }, () => does(service, groom, 'view_phone', target)))
  expect(await used(groom)).toMatchObject({ phones: 2 })
  expect(await recordsOf(groom, 'view_phone')).toBe(1)
})

test('an interest is notified once, however often it is expressed', async () => {
  const [groom, target] = [await createPayer(service), await createMember(service)]
  await does(service, groom, 'like', target)
  await does(service, groom, 'like', target)
  const { body } = await service.call(countUnread, { params: { id: target.id } }, target.token)
  expect(body.count).toBe(1)
})

test.each(activityVerbs)('%s can be undone only by its owner, and only as specified', async (verb) => {
  const [groom, target] = [await createPayer(service), await createMember(service)]
  const { body } = await does(service, groom, verb, target)
  expect((await undo(target, body.id)).status).toBe(404)
  const answer = await undo(groom, body.id)
  if (specified(verb).undone === '-') {
    expect(answer).toMatchObject({ status: 409, wire: { message: 'This cannot be undone' } })
    return expect(await recordsOf(groom, verb)).toBe(1)
  }
  expect(answer).toMatchObject({ status: 200, body: { message: specified(verb).undone } })
  expect((await undo(groom, body.id)).status).toBe(404)
  expect((await does(service, groom, verb, target)).status).toBe(200)
})

test('a profile shows what the viewer did, with the ids to undo it', async () => {
  const [groom, target] = [await createPayer(service), await createMember(service)]
  for (const verb of ['view', 'shortlist', 'ignore', 'like'] as const)
    await does(service, groom, verb, target)
  const { body } = await service.call(readProfile, { query: { pid: target.bnrId } }, groom.token)
  expect(body).toMatchObject({ alreadyLiked: true, alreadyShortlisted: true, alreadyIgnored: true })
  expect(body.activities?.map(({ kind }) => kind)).toEqual(['l', 'i', 's'])
  const shortlisted = body.activities?.find(({ kind }) => kind === 's')
  expect((await undo(groom, shortlisted?.id ?? 0)).status).toBe(200)
  const other = await service.call(readProfile, { query: { pid: groom.bnrId } }, target.token)
  expect(other.body.activities?.map(({ kind, from }) => [kind, from.id])).toEqual([['l', groom.id]])
})

test('a blocked profile is hidden both ways until it is unblocked', async () => {
  const [groom, target] = [await createMember(service, { gender: 'm' }), await createMember(service)]
  const read = (pid: string, token: string) => service.call(readProfile, { query: { pid } }, token)
  const { body } = await does(service, groom, 'block', target)
  expect((await read(target.bnrId, groom.token)).status).toBe(404)
  expect((await read(groom.bnrId, target.token)).status).toBe(404)
  await undo(groom, body.id)
  expect((await read(target.bnrId, groom.token)).status).toBe(200)
  expect((await loadProfile(service.db, target.id)).status).toBe('Active')
})
