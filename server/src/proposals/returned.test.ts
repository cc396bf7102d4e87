import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { readNotifications, saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { readProposalHistory } from '@bnr/contract/proposals/endpoints'
import * as own from '@bnr/contract/proposals/ownEndpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { does } from '../../test/factories/activities.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { createGroom, createProposed, proposes } from '../../test/factories/proposals.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { profiles } from '../profiles/tables.ts'
import { notifyOfReturned } from './returned.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

/** In the time of India. Each test has its own month. */
let month = 0
const at = (day: string, time = '10:00') => {
  service.time.now = new Date(`2027-${String(month).padStart(2, '0')}-${day}T${time}:00+05:30`)
}
const later = async (who: TestMember, id: number) =>
  expect((await service.call(own.postponeProposal, { params: { id } }, who.token)).status).toBe(200)

/** A proposal that the member answered with Later on the first day of a month, so that it returns on the 15th. */
async function createPostponed() {
  month += 1
  at('01')
  const created = await createProposed(service)
  await later(created.member, created.id)
  return created
}

async function noticesAt(who: TestMember, day: string, time?: string): Promise<(string | undefined)[]> {
  at(day, time)
  await notifyOfReturned(service)
  await service.workJobs()
  const { body } = await service.call(readNotifications, { params: { id: who.id } }, who.token)
  return body.results.filter(({ kind }) => kind === 'proposalBack').map(({ words }) => words.manager)
}

test('a member is notified once, in the morning of the day on which a proposal returns', async () => {
  const { member } = await createPostponed()
  expect(await noticesAt(member, '14', '20:00')).toEqual([])
  expect(await noticesAt(member, '15', '07:59')).toEqual([])
  expect(await noticesAt(member, '15', '08:20')).toEqual(['Staff Member'])
  expect(await noticesAt(member, '15', '09:00')).toEqual(['Staff Member'])
  expect(await noticesAt(member, '16')).toEqual(['Staff Member'])
})

test('nothing is sent at night, but on the next morning', async () => {
  const { member } = await createPostponed()
  expect(await noticesAt(member, '15', '21:00')).toEqual([])
  expect(await noticesAt(member, '16', '08:20')).toHaveLength(1)
})

test('several proposals that return together are one notice, and a second Later is another one', async () => {
  const { manager, member, id } = await createPostponed()
  await proposes(service, manager, member, [await createGroom(service)])
  const { body } = await service.call(own.readOwnProposals, {}, member.token)
  await later(member, body.results[0]?.id ?? 0)
  expect(await noticesAt(member, '15')).toHaveLength(1)
  await later(member, id)
  expect(await noticesAt(member, '28')).toHaveLength(1)
  expect(await noticesAt(member, '29')).toHaveLength(2)
})

test('proposals that two parts of the work find are one notice', async () => {
  const { manager, member, id } = await createPostponed()
  await proposes(service, manager, member, [await createGroom(service)])
  const { body } = await service.call(own.readOwnProposals, {}, member.token)
  await later(member, body.results.find((one) => one.id !== id)?.id ?? 0)
  at('15')
  await notifyOfReturned(service, 1)
  expect(await noticesAt(member, '15')).toHaveLength(1)
})

test('an answer before that day, a block, and a profile that is not Active need no notice', async () => {
  const answered = await createPostponed()
  await service.call(own.acceptProposal, { params: { id: answered.id } }, answered.member.token)
  expect(await noticesAt(answered.member, '15')).toEqual([])
  const blocked = await createPostponed()
  await does(service, blocked.groom, 'block', blocked.member)
  expect(await noticesAt(blocked.member, '15')).toEqual([])
  const closed = await createPostponed()
  const set = (status: 'Deactivated' | 'Active') =>
    service.db.update(profiles).set({ status }).where(eq(profiles.id, closed.member.id))
  await set('Deactivated')
  at('15')
  await notifyOfReturned(service)
  await set('Active')
  expect(await noticesAt(closed.member, '16')).toHaveLength(1)
})

test('the channels follow the settings of the member', async () => {
  const { member } = await createPostponed()
  const groups = [{ gr: 'interests', mail: false, sms: true }]
  await service.call(saveNotificationSettings, { params: { id: member.id }, wire: { groups } }, member.token)
  await noticesAt(member, '15')
  const sms = await messagesTo(service, `91${member.number}`)
  expect(sms.filter((text) => text.includes('You chose Later'))).toHaveLength(1)
})

test('what returned is first on the dashboard and in the list, and the manager sees it open again', async () => {
  const { manager, member, groom, id } = await createPostponed()
  at('10')
  const newer = await createGroom(service)
  await proposes(service, manager, member, [newer])
  const waiting = async () => {
    const { body } = await service.call(readDashboard, { params: { id: member.id } }, member.token)
    return body.proposals?.results.map((profile) => profile.id)
  }
  expect(await waiting()).toEqual([newer.id])
  at('15')
  expect(await waiting()).toEqual([groom.id, newer.id])
  const { body } = await service.call(own.readOwnProposals, {}, member.token)
  expect(body.results.map(({ profile }) => profile.id)).toEqual([groom.id, newer.id])
  const history = await service.call(readProposalHistory, { params: { id: member.id } }, manager.token)
  const row = history.body.results.find((one) => one.id === id)
  expect(row).toMatchObject({ state: 'Waiting', answeredAt: expect.any(String) })
})
