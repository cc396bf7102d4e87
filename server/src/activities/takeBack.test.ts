import { answers, lists, takeBackInterest } from '@bnr/contract/activities/endpoints'
import { interestRules } from '@bnr/contract/activities/interestRules'
import { dayShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMembers, createPayer, does } from '../../test/factories/activities.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import { activities, interestTries } from '../relations/tables.ts'
import { remindOfInterests } from './unanswered.ts'

const service = useService()
const minute = 60_000
const day = 1440 * minute

const takeBack = (who: TestMember, id: number) =>
  service.call(takeBackInterest, { params: { id } }, who.token)
const used = async ({ id, token }: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id } }, token)).body.usedExpressInterests
const free = async ({ id, token }: TestMember) => {
  const { body } = await service.call(readCurrentMembership, { params: { id } }, token)
  return [body.usedFreeInterests, body.freeInterests]
}
/** Lets time pass since an interest was sent. */
const age = (id: number, ms: number) =>
  service.db
    .update(activities)
    .set({ at: new Date(service.time.now.getTime() - ms) })
    .where(eq(activities.id, id))
const received = async (who: TestMember) => {
  const found = await service.call(lists['interest-received'], { params: { id: who.id } }, who.token)
  return found.body.total
}
async function interest() {
  const [groom, bride] = [await createPayer(service), await createMember(service)]
  const { body } = await does(service, groom, 'like', bride)
  return { groom, bride, id: body.id }
}

test('an interest withdrawn within 15 minutes is given back and leaves nothing behind', async () => {
  const { groom, bride, id } = await interest()
  expect(await used(groom)).toBe(1)
  await age(id, 14 * minute)
  expect((await takeBack(bride, id)).status).toBe(404)
  expect((await takeBack(groom, id)).body.message).toBe(
    'Interest withdrawn. You can use it for somebody else',
  )
  expect(await used(groom)).toBe(0)
  expect(await received(bride)).toBe(0)
  const { body } = await service.call(readNotifications, { params: { id: bride.id } }, bride.token)
  expect(body.results).toEqual([])
  expect((await takeBack(groom, id)).status).toBe(404)
})

test('between 15 minutes and 14 days an interest stays, and then it can be withdrawn', async () => {
  const { groom, id } = await interest()
  for (const ms of [15 * minute, 13 * day]) {
    await age(id, ms)
    expect((await takeBack(groom, id)).wire).toMatchObject({ code: 'wrong_state' })
  }
  await age(id, 14 * day)
  expect((await takeBack(groom, id)).status).toBe(200)
  expect(await used(groom)).toBe(0)
})

test('the refusals name the first day in India on which an interest can be withdrawn or expressed again', async () => {
  const today = indianDay(service.time.now)
  const at = (time: string, daysAgo = 0) => new Date(Date.parse(`${today}T${time}+05:30`) - daysAgo * day)
  service.time.now = at('12:00')
  const { groom, bride, id } = await interest()
  const sent = (at: Date) => service.db.update(activities).set({ at }).where(eq(activities.id, id))
  await sent(at('23:59', 13))
  const tomorrow = dayShown(at('12:00', -1).toISOString())
  expect((await takeBack(groom, id)).body.message).toContain(`again from ${tomorrow} if`)
  await sent(at('23:59', 14))
  expect((await takeBack(groom, id)).status).toBe(200)
  const ended = (endedAt: Date) =>
    service.db.update(interestTries).set({ endedAt }).where(eq(interestTries.fromId, groom.id))
  await ended(at('23:59', 29))
  expect((await does(service, groom, 'like', bride)).body.message).toMatch(`once more from ${tomorrow}`)
  await ended(at('23:59', 30))
  expect((await does(service, groom, 'like', bride)).status).toBe(200)
})

test('an answered interest stays', async () => {
  for (const name of ['accept', 'decline'] as const) {
    const { groom, bride, id } = await interest()
    await service.call(answers[name], { params: { id } }, bride.token)
    expect((await takeBack(groom, id)).status).toBe(409)
    expect(await used(groom)).toBe(1)
  }
})

test('nothing is given back to a membership that is over', async () => {
  const { groom, id } = await interest()
  await giveMembership(service, groom.id, { phoneContacts: 0, expressInterests: 0 })
  const before = await used(groom)
  expect((await takeBack(groom, id)).body.message).toMatch(/You do not get it back/)
  expect(await used(groom)).toBe(before)
})

test('a pair has one more try, after 30 days', async () => {
  const { groom, bride, id } = await interest()
  await takeBack(groom, id)
  const early = await does(service, groom, 'like', bride)
  expect(early.wire).toMatchObject({
    code: 'wrong_state',
    message: expect.stringContaining('once more from'),
  })
  expect(await used(groom)).toBe(0)
  await service.db.execute(sql`update interest_tries set ended_at = ended_at - interval '30 days'`)
  const { body } = await does(service, groom, 'like', bride)
  await takeBack(groom, body.id)
  await service.db.execute(sql`update interest_tries set ended_at = ended_at - interval '300 days'`)
  expect((await does(service, groom, 'like', bride)).wire).toMatchObject({
    message: 'You have withdrawn your interest in this person twice, so you cannot express it again',
  })
})

test('of a withdrawal and an answer at the same time only one counts, and two withdrawals return one', async () => {
  const hold = (id: number) => (tx: { execute: typeof service.db.execute }) =>
    tx.execute(sql`select 1 from activities where id = ${id} for no key update`)
  const first = await interest()
  const [taken, accepted] = await race<{ status: number }>(service.db, hold(first.id), [
    () => takeBack(first.groom, first.id),
    () => service.call(answers.accept, { params: { id: first.id } }, first.bride.token),
  ])
  expect([taken?.status, accepted?.status].filter((status) => status === 200)).toHaveLength(1)
  expect(await used(first.groom)).toBe(taken?.status === 200 ? 0 : 1)
  const second = await interest()
  const both = await race<{ status: number }>(
    service.db,
    hold(second.id),
    [1, 2, 3].map(() => () => takeBack(second.groom, second.id)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await used(second.groom)).toBe(0)
})

test('eight received interests without an answer stop new ones, once the member was reminded', async () => {
  const bride = await createPayer(service, { gender: 'f' })
  const ids: number[] = []
  for (let count = 0; count < interestRules.mostUnanswered; count++) {
    const { body } = await does(service, await createPayer(service), 'like', bride)
    await age(body.id, interestRules.unansweredDays * day + minute)
    ids.push(body.id)
  }
  const [one, other] = [
    await createMember(service, { gender: 'm' }),
    await createMember(service, { gender: 'm' }),
  ]
  expect((await does(service, bride, 'like', one)).status).toBe(200)
  await remindOfInterests(service)
  await remindOfInterests(service)
  const notices = await service.call(readNotifications, { params: { id: bride.id } }, bride.token)
  expect(notices.body.results.filter(({ kind }) => kind === 'interestsUnanswered')).toHaveLength(1)
  const refused = await does(service, bride, 'like', other)
  expect(refused.wire).toMatchObject({
    code: 'wrong_state',
    message: expect.stringContaining('Please answer'),
  })
  expect((await does(service, bride, 'like', one)).status).toBe(200)
  await service.call(answers.decline, { params: { id: ids[0] } }, bride.token)
  expect((await does(service, bride, 'like', other)).status).toBe(200)
})

test('a complete, verified and Active profile has three free interests a month', async () => {
  const groom = await createMember(service, { gender: 'm' })
  const brides = await createMembers(service, 8)
  expect(await free(groom)).toEqual([0, 3])
  const sent = await Promise.all(brides.map((bride) => does(service, groom, 'like', bride)))
  const done = sent.filter(({ status }) => status === 200)
  expect(done).toHaveLength(3)
  expect(sent.find(({ status }) => status !== 200)?.wire).toMatchObject({
    code: 'plan_required',
    message: 'Pay to express interest',
  })
  await takeBack(groom, done[0]?.body.id ?? 0)
  expect(await free(groom)).toEqual([2, 3])
  await service.db.execute(
    sql`update activities set paid_month = (paid_month - interval '1 month')::date where from_id = ${groom.id}`,
  )
  expect(await free(groom)).toEqual([0, 3])
  expect((await takeBack(groom, done[1]?.body.id ?? 0)).body.message).toMatch(/You do not get it back/)
  expect(await free(groom)).toEqual([0, 3])
})

test('an incomplete or unverified profile has no free interests, nor has one with a plan', async () => {
  const payer = await createPayer(service, { expressInterests: 0 })
  expect(await free(payer)).toEqual([undefined, undefined])
  const groom = await createMember(service, { gender: 'm' })
  await service.db.execute(sql`update profiles set basic = basic - 'maritalStatus' where id = ${groom.id}`)
  expect(await free(groom)).toEqual([undefined, undefined])
  expect((await does(service, groom, 'like', await createMember(service))).status).toBe(403)
})
