import { undoActivity } from '@bnr/contract/activities/endpoints'
import * as endpoints from '@bnr/contract/conversations/endpoints'
import { proposeMeeting } from '@bnr/contract/conversations/meetingEndpoints'
import {
  type ConversationAction,
  conversationActions,
  type SituationName,
  situationOf,
} from '@bnr/contract/conversations/states'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { does } from '../../test/factories/activities.ts'
import { acceptInterest, createPair, type Pair, writes } from '../../test/factories/conversations.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { reports } from '../../test/factories/messageReports.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { profiles } from '../profiles/tables.ts'
import { hintTo } from '../services/hints.ts'

// The tests move the clock by days.
const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const close = (who: TestMember, other: TestMember) =>
  service.call(
    endpoints.closeConversation,
    { params: { pid: other.bnrId }, body: { text: 'distance' } },
    who.token,
  )
const setStatus = (who: TestMember, status: 'Active' | 'Deactivated') =>
  service.db.update(profiles).set({ status }).where(eq(profiles.id, who.id))
const meets = (who: TestMember, other: TestMember) => {
  const times = [1, 2, 3].map((days) =>
    new Date(service.time.now.getTime() + days * 86_400_000).toISOString(),
  )
  const body = { times, place: 'St Thomas Church', families: 'both' } as const
  return service.call(proposeMeeting, { params: { pid: other.bnrId }, body }, who.token)
}
const daysLater = (days: number) => {
  service.time.now = new Date(service.time.now.getTime() + days * 86_400_000)
}
const stateFor = async (who: TestMember, other: TestMember) => {
  const reply = await service.call(endpoints.readConversation, { params: { pid: other.bnrId } }, who.token)
  return reply.status === 200 ? reply.body.state : reply.status
}

/** What the bride can do, by what happened between the two. */
const histories = {
  open: async () => undefined,
  waiting: ({ groom }) => setStatus(groom, 'Deactivated'),
  closed: ({ groom, bride }) => close(groom, bride),
  blocking: ({ groom, bride }) => does(service, bride, 'block', groom),
  blocked: ({ groom, bride }) => does(service, groom, 'block', bride),
  over: async ({ groom, bride }) => {
    await close(groom, bride)
    daysLater(30)
  },
} satisfies Record<SituationName, (pair: Pair) => Promise<unknown>>

type Rights = Record<ConversationAction, number>
const everything = (status: number) =>
  Object.fromEntries(conversationActions.map((action) => [action, status])) as Rights

/** Decisions, section 9. 404 means that there is no conversation for this member. */
const law: Record<SituationName, Rights> = {
  open: everything(200),
  waiting: { ...everything(409), read: 200, withdraw: 200, close: 200, report: 200 },
  closed: { ...everything(409), read: 200, report: 200 },
  blocking: { ...everything(409), read: 200, report: 200 },
  blocked: everything(404),
  over: everything(404),
}

const names = Object.keys(law) as SituationName[]

test.each(names)('what a member can do when it is %s', async (name) => {
  const pair = await createPair(service)
  const { groom, bride } = pair
  await writes(service, bride, groom, 'Hello')
  await writes(service, groom, bride, 'Greetings')
  await histories[name](pair)
  const params = { pid: groom.bnrId }
  const statuses = {
    read: (await service.call(endpoints.readMessages, { params }, bride.token)).status,
    withdraw: (await service.call(endpoints.withdrawMessage, { params: { ...params, seq: 1 } }, bride.token))
      .status,
    week: (await service.call(endpoints.needWeek, { params }, bride.token)).status,
    write: (await writes(service, bride, groom, 'How are you?')).status,
    sharePhone: (await service.call(endpoints.sharePhone, { params }, bride.token)).status,
    report: (await reports(service, bride, groom, 2)).status,
    meet: (await meets(bride, groom)).status,
    close: (await close(bride, groom)).status,
  }
  expect(statuses).toEqual(law[name])
})

test('the contract’s table of rights', () => {
  const can = Object.fromEntries(
    names.map((name) => [name, [situationOf(name).state, situationOf(name).can.join(' ')]]),
  )
  expect(can).toEqual({
    open: ['open', 'read write withdraw week close sharePhone report meet'],
    waiting: ['waiting', 'read withdraw close report'],
    closed: ['closed', 'read report'],
    blocking: ['blocked', 'read report'],
    blocked: ['blocked', ''],
    over: ['closed', ''],
  })
  expect(conversationActions.join(' ')).toBe('read write withdraw week close sharePhone report meet')
})

test('unblocking does not reopen a conversation, nor does another interest', async () => {
  const { groom, bride } = await createPair(service)
  const { body } = await does(service, groom, 'block', bride)
  expect([await stateFor(groom, bride), await stateFor(bride, groom)]).toEqual(['blocked', 404])
  await service.call(undoActivity, { params: { id: body.id } }, groom.token)
  expect([await stateFor(groom, bride), await stateFor(bride, groom)]).toEqual(['blocked', 404])
  daysLater(30)
  expect(await stateFor(groom, bride)).toBe(404)
})

test('a block after a closing hides the conversation from the other at once', async () => {
  const { groom, bride } = await createPair(service)
  await close(bride, groom)
  expect(await stateFor(groom, bride)).toBe('closed')
  await does(service, bride, 'block', groom)
  expect([await stateFor(groom, bride), await stateFor(bride, groom)]).toEqual([404, 'blocked'])
})

test('a deactivated profile pauses the conversation until it is active again', async () => {
  const { groom, bride } = await createPair(service)
  await setStatus(groom, 'Deactivated')
  expect((await writes(service, bride, groom, 'Hello')).wire).toMatchObject({
    code: 'conversation_waiting',
    message: 'This profile is not active at the moment. You can write again as soon as it is',
  })
  await setStatus(groom, 'Active')
  expect((await writes(service, bride, groom, 'Hello')).status).toBe(200)
})

test('the other reads the conversation again when a profile closes or is active again, but not after a block', async () => {
  const { groom, bride } = await createPair(service)
  const received: object[] = []
  const onSignal = (signal: string) => {
    const { to, hint } = JSON.parse(signal)
    if (to === groom.id) received.push(hint)
  }
  service.db.signals.listen({ onSignal, onGap: () => undefined })
  const ofPair = () => received.filter((hint) => 'pid' in hint)
  const about = { pid: bride.bnrId }
  const { token } = await createStaff(service, 'tele_manager')
  const params = { id: bride.id }
  const deactivate = () => service.call(transitionProfile.deactivate, { params, body: {} }, bride.token)
  expect((await deactivate()).status).toBe(200)
  await expect.poll(ofPair).toEqual([about])
  expect((await service.call(transitionProfile.approve, { params, body: {} }, token)).status).toBe(200)
  await expect.poll(ofPair).toEqual([about, about])
  await does(service, bride, 'block', groom)
  expect((await deactivate()).status).toBe(200)
  hintTo(service.db.signals, groom.id, { newest: 7 })
  await expect.poll(() => received).toContainEqual({ sq: 7 })
  expect(ofPair()).toEqual([about, about])
})

test.each([
  ['settle', 'cc_manager'],
  ['delete', 'tele_manager'],
] as const)('%s closes all conversations of the profile', async (name, role) => {
  const { groom, bride } = await createPair(service)
  const staff = await createStaff(service, role)
  const reply = await service.call(
    transitionProfile[name],
    { params: { id: groom.id }, body: { reason: 'Married' } },
    staff.token,
  )
  expect(reply.status).toBe(200)
  expect(await stateFor(bride, groom)).toBe('closed')
})

test('the other reads the closing text, not who pressed what before', async () => {
  const { groom, bride } = await createPair(service)
  expect((await close(bride, groom)).body).toEqual({ message: 'Conversation closed' })
  const { body } = await service.call(
    endpoints.readConversation,
    { params: { pid: bride.bnrId } },
    groom.token,
  )
  expect(body).toMatchObject({ state: 'closed', closing: { mine: false, text: 'distance' } })
})

test('an accepted interest in the other direction opens no second conversation', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  await giveMembership(service, bride.id, { expressInterests: 5 })
  expect((await acceptInterest(service, bride, groom)).status).toBe(200)
  const { body } = await service.call(endpoints.readConversations, {}, groom.token)
  expect(body.results.map(({ lastSeq }) => lastSeq)).toEqual([1])
})
