import { randomUUID } from 'node:crypto'
import {
  closeConversation,
  markConversationRead,
  withdrawMessage,
} from '@bnr/contract/conversations/endpoints'
import { saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPayer, does } from '../../../test/factories/activities.ts'
import { acceptInterest, writes } from '../../../test/factories/conversations.ts'
import { createMember, type TestMember, wizardSections } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { race } from '../../../test/race.ts'
import type { Transaction } from '../../database/database.ts'
import { profiles } from '../../profiles/tables.ts'
import { conversationMessages as messages, conversationSides as sides } from '../tables.ts'
import { notifyOfUnread, prepareNotice } from './notice.ts'
import { unreadNotices } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

/** In the time of India. */
const at = (time: string) => {
  service.time.now = new Date(`${time}+05:30`)
}
let day = 1
/** Each test has its own day. */
const today = (time: string) => `2027-03-${String(day).padStart(2, '0')}T${time}`

type People = { bride: TestMember; grooms: [TestMember, TestMember]; email: string }

async function open(time = '12:00:00'): Promise<People> {
  day += 2
  at(today('11:00:00'))
  const email = `anita${day}@example.com`
  const bride = await createMember(service, {
    change: { basic: { ...wizardSections.basic, email: { address: email, type: 'P' } } },
    emailVerified: true,
  })
  const grooms: [TestMember, TestMember] = [await createPayer(service), await createPayer(service)]
  for (const groom of grooms) await acceptInterest(service, groom, bride)
  at(today(time))
  return { bride, grooms, email }
}

/** The notices by mail, after the job ran at this time. */
async function mailsAt(time: string, email: string): Promise<string[]> {
  at(time)
  await notifyOfUnread(service)
  await service.workJobs()
  return (await messagesTo(service, email)).filter((text) => text.includes('unread messages'))
}

const reads = (who: TestMember, other: TestMember, seq: number) =>
  service.call(markConversationRead, { params: { pid: other.bnrId }, body: { seq } }, who.token)

test('one mail for all conversations comes after two minutes, without a text, and not again before one reads', async () => {
  const { bride, grooms, email } = await open()
  for (const groom of grooms) await writes(service, groom, bride, 'Our secret recipe')
  expect(await mailsAt(today('12:01:59'), email)).toEqual([])
  const [mail, ...more] = await mailsAt(today('12:02:00'), email)
  expect(more).toEqual([])
  expect(mail).toContain('/messages')
  expect(mail).not.toContain('recipe')
  await writes(service, grooms[0], bride, 'Are you there?')
  expect(await mailsAt(today('13:00:00'), email)).toHaveLength(1)
  await reads(bride, grooms[0], 2)
  await writes(service, grooms[0], bride, 'One more thing')
  expect(await mailsAt(today('13:01:00'), email)).toHaveLength(1)
  expect(await mailsAt(today('13:02:00'), email)).toHaveLength(2)
})

test('who reads within two minutes gets no mail, and a later message has its own two minutes', async () => {
  const { bride, grooms, email } = await open()
  await writes(service, grooms[0], bride, 'Hello')
  at(today('12:01:00'))
  await reads(bride, grooms[0], 1)
  at(today('12:01:30'))
  await writes(service, grooms[0], bride, 'Hello again')
  expect(await mailsAt(today('12:03:00'), email)).toEqual([])
  expect(await mailsAt(today('12:03:30'), email)).toHaveLength(1)
})

test('a message that is being sent while the job runs gets its mail', async () => {
  const { bride, grooms, email } = await open()
  await writes(service, grooms[0], bride, 'Hello')
  await reads(bride, grooms[0], 1)
  at(today('12:02:00'))
  const sends = async (tx: Transaction) => {
    await prepareNotice(tx, bride.id, service.time.now)
    const [{ conversationId } = {}] = await tx.select().from(sides).where(eq(sides.profileId, grooms[0].id))
    const row = { conversationId: conversationId ?? 0, senderId: grooms[0].id, clientId: randomUUID() }
    await tx.insert(messages).values({ ...row, seq: 2, at: service.time.now, text: 'One more thing' })
  }
  await race(service.db, sends, [() => notifyOfUnread(service)])
  expect(await mailsAt(today('12:04:00'), email)).toHaveLength(1)
})

test('a member who reads while the notice is being sent gets another one about later messages', async () => {
  const { bride, grooms, email } = await open()
  await writes(service, grooms[0], bride, 'Hello')
  const sends = (tx: Transaction) =>
    tx.update(unreadNotices).set({ sentAt: service.time.now }).where(eq(unreadNotices.profileId, bride.id))
  await race(service.db, sends, [() => reads(bride, grooms[0], 1)])
  await writes(service, grooms[0], bride, 'One more thing')
  expect(await mailsAt(today('12:04:00'), email)).toHaveLength(1)
})

test.each(['21:00:00', '23:30:00'])(
  'nothing is sent at night: a message of %s waits until 8:00',
  async (time) => {
    const { bride, grooms, email } = await open(time)
    await writes(service, grooms[0], bride, 'Good night')
    expect(await mailsAt(today('23:59:00'), email)).toEqual([])
    day += 1
    expect(await mailsAt(today('00:30:00'), email)).toEqual([])
    expect(await mailsAt(today('07:59:59'), email)).toEqual([])
    expect(await mailsAt(today('08:00:00'), email)).toHaveLength(1)
  },
)

test('a message that a slow queue would send at night waits until the morning', async () => {
  const { bride, grooms, email } = await open('20:57:00')
  await writes(service, grooms[0], bride, 'Good evening')
  at(today('20:59:30'))
  await notifyOfUnread(service)
  expect(await mailsAt(today('21:00:10'), email)).toEqual([])
  day += 1
  expect(await mailsAt(today('08:00:00'), email)).toHaveLength(1)
})

test('the channels follow the settings of the member', async () => {
  const { bride, grooms, email } = await open()
  const groups = [{ gr: 'messages', mail: false, sms: true }]
  await service.call(saveNotificationSettings, { params: { id: bride.id }, wire: { groups } }, bride.token)
  await writes(service, grooms[0], bride, 'Hello')
  expect(await mailsAt(today('12:05:00'), email)).toEqual([])
  const sms = await messagesTo(service, `91${bride.number}`)
  expect(sms.filter((text) => text.includes('unread messages'))).toHaveLength(1)
})

const silenced: Record<string, (people: People) => Promise<unknown>> = {
  'is withdrawn': ({ bride, grooms: [groom] }) =>
    service.call(withdrawMessage, { params: { pid: bride.bnrId, seq: 1 } }, groom.token),
  'belongs to a closed conversation': ({ bride, grooms: [groom] }) =>
    service.call(
      closeConversation,
      { params: { pid: bride.bnrId }, body: { text: 'distance' } },
      groom.token,
    ),
  'comes from a blocked member': ({ bride, grooms: [groom] }) => does(service, bride, 'block', groom),
  'went to a profile that is no longer active': ({ bride }) =>
    service.db.update(profiles).set({ status: 'Deactivated' }).where(eq(profiles.id, bride.id)),
}

test.each(Object.keys(silenced))('no mail about a message that %s', async (name) => {
  const people = await open()
  await writes(service, people.grooms[0], people.bride, 'Hello')
  await silenced[name]?.(people)
  expect(await mailsAt(today('12:05:00'), people.email)).toEqual([])
})
