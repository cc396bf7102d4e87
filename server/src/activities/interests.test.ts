import { answers, lists, performActivity } from '@bnr/contract/activities/endpoints'
import type { InterestAnswer } from '@bnr/contract/activities/interests'
import { countWaitingInterests } from '@bnr/contract/activities/waiting'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createPayer, does } from '../../test/factories/activities.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

async function interest() {
  const [groom, bride] = [await createPayer(service), await createMember(service)]
  const { body } = await does(service, groom, 'like', bride)
  return { groom, bride, id: body.id }
}
const answer = (who: TestMember, id: number, name: InterestAnswer) =>
  service.call(answers[name], { params: { id } }, who.token)
/** Kinds of the member’s notifications about interests, newest first. */
const interestNotifications = async (who: TestMember) => {
  const { body } = await service.call(readNotifications, { params: { id: who.id } }, who.token)
  return body.results.map(({ kind }) => kind).filter((kind) => kind.startsWith('interest'))
}
const stateFor = async (who: TestMember, other: TestMember) => {
  const { body } = await service.call(readProfile, { query: { pid: other.bnrId } }, who.token)
  return body.activities?.find(({ kind }) => kind === 'l')?.interest
}

test('both sides see an accepted interest and are notified once', async () => {
  const { groom, bride, id } = await interest()
  for (const _ of ['once', 'again']) {
    expect(await answer(bride, id, 'accept')).toMatchObject({
      status: 200,
      body: { message: 'Interest accepted' },
    })
  }
  expect(await interestNotifications(groom)).toEqual(['interestAccepted'])
  expect(await interestNotifications(bride)).toEqual(['interestMutual', 'interestReceived'])
  expect(await stateFor(groom, bride)).toBe('Accepted')
  expect(await stateFor(bride, groom)).toBe('Accepted')
  expect((await answer(bride, id, 'decline')).wire).toMatchObject({
    code: 'wrong_state',
    message: 'You have already accepted this interest',
  })
})

test('a declined interest appears in the list without a notification, and can still be accepted', async () => {
  const { groom, bride, id } = await interest()
  expect((await answer(bride, id, 'decline')).body.message).toBe('Interest declined')
  expect(await interestNotifications(groom)).toEqual([])
  const { body } = await service.call(lists['interest-expressed'], { params: { id: groom.id } }, groom.token)
  expect(body.results.map((one) => [one.target?.id, one.interest])).toEqual([[bride.id, 'Declined']])
  expect((await answer(bride, id, 'accept')).status).toBe(200)
  expect(await stateFor(groom, bride)).toBe('Accepted')
})

test('only the receiver of an interest can answer it', async () => {
  const { groom, bride, id } = await interest()
  const stranger = await createMember(service)
  for (const who of [groom, stranger]) expect((await answer(who, id, 'accept')).status).toBe(404)
  const shortlisted = await does(service, groom, 'shortlist', bride)
  expect((await answer(bride, shortlisted.body.id, 'accept')).status).toBe(404)
  expect((await answer(bride, 2_000_000_000, 'accept')).status).toBe(404)
})

test('an interest of a blocked member can no longer be answered', async () => {
  const { groom, bride, id } = await interest()
  await does(service, groom, 'block', bride)
  expect((await answer(bride, id, 'accept')).status).toBe(404)
})

test('fifty concurrent answers count as one', async () => {
  const { groom, bride, id } = await interest()
  const given = await Promise.all(Array.from({ length: 50 }, () => answer(bride, id, 'accept')))
  expect(given.every(({ status }) => status === 200)).toBe(true)
  expect(await interestNotifications(groom)).toEqual(['interestAccepted'])
})

test('counts the received interests that wait for an answer', async () => {
  const { groom, bride, id } = await interest()
  const { body } = await does(service, await createPayer(service), 'like', bride)
  const waiting = async (token = bride.token) =>
    await service.call(countWaitingInterests, { params: { id: bride.id } }, token)
  expect((await waiting()).body.count).toBe(2)
  await answer(bride, id, 'decline')
  expect((await waiting()).body.count).toBe(1)
  expect((await waiting(groom.token)).status).toBe(404)
  const { body: list } = await service.call(
    lists['interest-received'],
    { params: { id: bride.id } },
    bride.token,
  )
  const other = list.results.find((one) => one.id === body.id)?.from?.id ?? 0
  await service.call(performActivity.block, { params: { id: bride.id, targetId: other } }, bride.token)
  expect((await waiting()).body.count).toBe(0)
})
