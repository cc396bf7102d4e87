import { closeConversation, readConversation } from '@bnr/contract/conversations/endpoints'
import * as endpoints from '@bnr/contract/conversations/meetingEndpoints'
import type { MeetingState } from '@bnr/contract/conversations/meetings'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { expect, test } from 'vitest'
import { does } from '../../../test/factories/activities.ts'
import { createPair, type Pair, writes } from '../../../test/factories/conversations.ts'
import type { TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { conversationsForDownload } from '../download.ts'

// The tests move the clock by days.
const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const inDays = (days: number) => new Date(service.time.now.getTime() + days * 86_400_000).toISOString()
const later = (days: number) => {
  service.time.now = new Date(inDays(days))
}

const proposes = (who: TestMember, { bnrId }: TestMember, change: object = {}) => {
  const times = [inDays(3), inDays(1), inDays(2)]
  const body = { times, place: 'St Thomas Church, Chennai 600020', families: 'both', ...change }
  return service.call(endpoints.proposeMeeting, { params: { pid: bnrId }, body }, who.token)
}
const meetingOf = async (who: TestMember, other: TestMember) =>
  (await service.call(readConversation, { params: { pid: other.bnrId } }, who.token)).body.meeting

async function acts(who: TestMember, other: TestMember, name: endpoints.MeetingEnding | 'accept' | 'answer') {
  const params = { pid: other.bnrId, id: (await meetingOf(who, other))?.id ?? 0 }
  if (name === 'accept')
    return await service.call(endpoints.acceptMeeting, { params, body: { time: 1 } }, who.token)
  if (name === 'answer')
    return await service.call(endpoints.answerMeeting, { params, body: { met: true } }, who.token)
  return await service.call(endpoints.endMeeting[name], { params }, who.token)
}

test('a member proposes three times, and the other accepts one', async () => {
  const { groom, bride } = await createPair(service)
  expect((await proposes(groom, bride)).body).toEqual({ message: 'Proposal sent' })
  const times = [inDays(1), inDays(2), inDays(3)]
  expect(await meetingOf(groom, bride)).toMatchObject({ mine: true, times, can: ['withdraw'] })
  expect(await meetingOf(bride, groom)).toMatchObject({
    mine: false,
    state: 'Proposed',
    place: 'St Thomas Church, Chennai 600020',
    families: 'both',
    can: ['accept', 'decline'],
  })
  expect((await acts(bride, groom, 'accept')).body).toEqual({ message: 'Meeting accepted' })
  for (const [who, other] of [
    [groom, bride],
    [bride, groom],
  ] as const)
    expect(await meetingOf(who, other)).toMatchObject({
      state: 'Accepted',
      chosen: times[1],
      can: ['cancel'],
    })
  const { body } = await service.call(readNotifications, { params: { id: groom.id } }, groom.token)
  expect(body.results.map(({ kind }) => kind)).toContain('meetingAccepted')
})

const proposed = async () => {
  const pair = await createPair(service)
  await proposes(pair.groom, pair.bride)
  return pair
}
type Situation = Exclude<MeetingState, 'Replaced'>
const states: Record<Situation, () => Promise<Pair>> = {
  Proposed: proposed,
  Accepted: async () => {
    const pair = await proposed()
    await acts(pair.bride, pair.groom, 'accept')
    return pair
  },
  Declined: async () => {
    const pair = await proposed()
    await acts(pair.bride, pair.groom, 'decline')
    return pair
  },
  Cancelled: async () => {
    const pair = await proposed()
    await acts(pair.groom, pair.bride, 'withdraw')
    return pair
  },
  Over: async () => {
    const pair = await states.Accepted()
    later(2)
    return pair
  },
  Lapsed: async () => {
    const pair = await proposed()
    later(3)
    return pair
  },
}
const actions = ['accept', 'decline', 'withdraw', 'cancel', 'answer'] as const

/** By state: what the proposer and what the other can do. */
const law: Record<Situation, [proposer: string, other: string]> = {
  Proposed: ['withdraw', 'accept decline'],
  Accepted: ['cancel', 'cancel'],
  Declined: ['', ''],
  Cancelled: ['', ''],
  Over: ['answer', 'answer'],
  Lapsed: ['', ''],
}

test.each(Object.keys(law) as Situation[])(
  'what each of the two can do with a meeting that is %s',
  async (state) => {
    let pair: Pair | undefined
    for (const [at, allowed] of law[state].entries())
      for (const name of actions) {
        // What is refused changes nothing, so the next action can meet the same meeting.
        pair ??= await states[state]()
        const [who, other] = at === 0 ? [pair.groom, pair.bride] : [pair.bride, pair.groom]
        const found = await meetingOf(who, other)
        expect([found?.state, found?.can.join(' ')]).toEqual([state, allowed])
        const { status } = await acts(who, other, name)
        expect([name, status === 200]).toEqual([name, allowed.split(' ').includes(name)])
        if (status === 200) pair = undefined
        else expect([403, 409]).toContain(status)
      }
  },
)

test('other times replace a proposal and a meeting to come, by either of the two', async () => {
  const { groom, bride } = await createPair(service)
  await proposes(groom, bride)
  await proposes(bride, groom, { place: 'Our home in Adyar' })
  expect(await meetingOf(groom, bride)).toMatchObject({ mine: false, place: 'Our home in Adyar' })
  await acts(groom, bride, 'accept')
  await proposes(groom, bride, { families: 'bride' })
  expect(await meetingOf(bride, groom)).toMatchObject({ state: 'Proposed', families: 'bride' })
  expect(
    (await conversationsForDownload(service.db, bride.id))[0]?.meetings.map(({ state }) => state),
  ).toEqual(['Replaced', 'Replaced', 'Proposed'])
})

test.each([
  ['two equal times', () => ({ times: [inDays(1), inDays(1), inDays(2)] })],
  ['two times', () => ({ times: [inDays(1), inDays(2)] })],
  ['a time that has passed', () => ({ times: [inDays(-1), inDays(1), inDays(2)] })],
  ['a time in a year', () => ({ times: [inDays(1), inDays(2), inDays(365)] })],
  ['no place', () => ({ place: ' ' })],
  ['a phone number as the place', () => ({ place: 'Call 98400 12345' })],
])('refuses %s', async (_, change) => {
  const { groom, bride } = await createPair(service)
  expect((await proposes(groom, bride, change())).status).toBe(400)
  expect(await meetingOf(groom, bride)).toBe(undefined)
})

test('a number split between a place and a message is refused, in both orders', async () => {
  const first = await createPair(service)
  await writes(service, first.groom, first.bride, '98400')
  expect((await proposes(first.groom, first.bride, { place: 'House 12345' })).wire).toMatchObject({
    code: 'contact_details_in_text',
    fields: { pl: expect.any(String) },
  })
  const second = await createPair(service)
  await proposes(second.groom, second.bride, { place: 'House 98400' })
  expect((await writes(service, second.groom, second.bride, '12345')).status).toBe(400)
})

test('a time that has passed cannot be accepted, and five proposals a day are enough', async () => {
  const { groom, bride } = await proposed()
  later(2)
  expect((await acts(bride, groom, 'accept')).wire).toMatchObject({
    message: 'This time has passed. Choose another one',
  })
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await proposes(groom, bride)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('whether they met is seen by the one who says so, and by nobody else', async () => {
  const { groom, bride } = await states.Over()
  await acts(bride, groom, 'answer')
  expect((await meetingOf(bride, groom))?.met).toBe(true)
  expect(await meetingOf(groom, bride)).not.toHaveProperty('met')
  const [mine] = await conversationsForDownload(service.db, bride.id)
  const [theirs] = await conversationsForDownload(service.db, groom.id)
  expect([mine?.meetings[0]?.met, theirs?.meetings[0]?.met]).toEqual([true, null])
})

test('a meeting needs an open conversation, and a stranger finds none', async () => {
  const { groom, bride } = await proposed()
  const id = (await meetingOf(bride, groom))?.id ?? 0
  const stranger = await createPair(service)
  const foreign = { params: { pid: stranger.bride.bnrId, id }, body: { time: 0 } }
  expect((await service.call(endpoints.acceptMeeting, foreign, stranger.groom.token)).status).toBe(404)
  const closing = { params: { pid: groom.bnrId }, body: { text: 'distance' } } as const
  await service.call(closeConversation, closing, bride.token)
  expect((await proposes(groom, bride)).status).toBe(409)
  expect((await acts(bride, groom, 'accept')).status).toBe(409)
  expect((await meetingOf(bride, groom))?.can).toEqual([])
  await does(service, bride, 'block', groom)
  expect((await proposes(groom, bride)).status).toBe(404)
})
