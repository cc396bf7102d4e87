import * as endpoints from '@bnr/contract/campaigns/endpoints'
import { campaignLimits } from '@bnr/contract/campaigns/states'
import { unsubscribe } from '@bnr/contract/summaries/endpoints'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { users } from '../accounts/tables.ts'
import { outbox } from '../messages/tables.ts'
import { saveSettings } from '../notifications/settings.ts'
import { daysAfter } from '../platform/clock.ts'
import { updateProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { sweepCampaigns } from './outcome.ts'
import { sendCampaign } from './send.ts'
import { campaignRecipients, campaigns } from './tables.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
let ids: number[]
const noon = new Date('2026-11-26T06:30:00Z')
const reachable = { status: 'Active', emailVerified: true, doNotCall: false } as const
const address = (id: number | undefined) => `member${id}@example.com`

beforeAll(async () => {
  staff = await createStaff(service, 'tele_manager')
  ids = []
  for (let one = 0; one < 3; one++) ids.push((await createMember(service, { gender: 'f' })).id)
})
beforeEach(async () => {
  service.time.now = noon
  await service.db.delete(campaigns)
  await service.db.delete(outbox)
  await service.db.inTransaction(async (tx) => {
    for (const id of ids) await updateProfile(tx, id, { ...reachable, email: address(id) })
    for (const id of ids) await saveSettings(tx, id, [{ group: 'news', mail: true, sms: false }])
  })
})

const women = [{ key: 'bi.ge', operation: 'eq', value: 'f' }]
const words = { channel: 'mail' as const, subject: 'A meeting in Madurai', text: 'Come on Sunday.' }
const write = async (criteria: object[] = women) =>
  (await service.call(endpoints.writeCampaign, { body: { ...words, criteria } }, staff.token)).body
const sendTest = (id: number) =>
  service.call(endpoints.testCampaign, { params: { id }, body: { address: 'me@example.com' } }, staff.token)
const start = (id: number, recipients = 3) =>
  service.call(endpoints.startCampaign, { params: { id }, body: { recipients } }, staff.token)
const read = async (id: number) =>
  (await service.call(endpoints.readCampaign, { params: { id } }, staff.token)).body
const messageOf = ({ wire }: { wire: unknown }) => (wire as { message: string }).message

/** A message that was tested and started. */
async function started() {
  const { id } = await write()
  await sendTest(id)
  expect((await start(id)).wire).toMatchObject({ st: 'Running' })
  await service.db.delete(outbox)
  return id
}
const mails = () => service.db.$count(outbox)

test('everybody who matches gets one mail with a greeting and a link that switches off this kind', async () => {
  const id = await started()
  await service.workJobs()
  expect(await read(id)).toMatchObject({ state: 'Done', recipients: 3, sent: 3, failed: 0 })
  const [text = ''] = await messagesTo(service, address(ids[0]))
  expect(text).toMatch(/^A meeting in Madurai\n\nDear [^\n]+,\n\nCome on Sunday\.\n/)
  const token = text.split('/unsubscribe/')[1] ?? ''
  expect((await service.call(unsubscribe, { params: { token } })).status).toBe(200)
  expect((await write()).leftOut).toEqual([{ reason: 'switchedOff', members: 1 }])
})

test('the preview says who gets nothing and why, and the job keeps to it', async () => {
  const others: number[] = []
  for (let one = 0; one < 4; one++) others.push((await createMember(service, { gender: 'f' })).id)
  const [closed = 0, called = 0, unproved = 0, addressless = 0] = others
  await service.db.inTransaction(async (tx) => {
    for (const id of others) await updateProfile(tx, id, { email: address(id), emailVerified: true })
    await updateProfile(tx, closed, { status: 'Settled' })
    await updateProfile(tx, called, { doNotCall: true })
    await updateProfile(tx, unproved, { emailVerified: false })
    await updateProfile(tx, addressless, { email: null })
  })
  const draft = await write()
  expect(draft.recipients).toBe(3)
  expect(draft.leftOut.map(({ reason }) => reason).sort()).toEqual([
    'closed',
    'doNotCall',
    'noAddress',
    'unproved',
  ])
  await sendTest(draft.id)
  await start(draft.id)
  await service.db.delete(outbox)
  await service.workJobs()
  expect(await mails()).toBe(3)
  const params = { id: draft.id }
  const { body } = await downloadFile(service, endpoints.downloadCampaignOutcome, { params }, staff.token)
  expect(body.trim().split('\r\n')).toHaveLength(8)
  expect(body).toContain(',Left out,The e-mail address is not confirmed')
  await service.db.delete(profiles).where(inArray(profiles.id, others))
})

test('a message starts only when its own text was tested and its number was confirmed', async () => {
  const { id } = await write()
  expect(messageOf(await start(id))).toBe('Send the message to yourself first')
  expect((await sendTest(id)).body.tested).toBe(true)
  const [test = ''] = await messagesTo(service, 'me@example.com')
  expect(test).toContain('Test: A meeting in Madurai\n\nDear Staff Member,')
  const body = { ...words, text: 'Come on Monday.' }
  const changed = await service.call(endpoints.changeCampaign, { params: { id }, body }, staff.token)
  expect(changed.body).toMatchObject({ text: 'Come on Monday.', tested: false })
  expect(messageOf(await start(id))).toBe('Send the message to yourself first')
  await sendTest(id)
  expect(messageOf(await start(id, 2))).toBe('Now 3 members would get it. Check and confirm again')
  const others = inArray(profiles.id, ids.slice(1))
  await service.db.update(profiles).set({ emailVerified: false }).where(others)
  expect(messageOf(await start(id))).toBe('Now 1 member would get it. Check and confirm again')
  expect((await start(id, 1)).body.state).toBe('Running')
})

test('nobody gets it twice when the process dies or two of them send', async () => {
  const id = await started()
  const letGo = new AbortController()
  setTimeout(() => letGo.abort(), 20)
  await sendCampaign(service, id, letGo.signal, 15).catch(() => undefined)
  await Promise.all([sendCampaign(service, id, undefined, 1), sendCampaign(service, id, undefined, 1)])
  await service.workJobs()
  const recipients = (await service.db.select().from(outbox)).map(({ recipient }) => recipient)
  expect(recipients.sort()).toEqual(ids.map(address).sort())
})

test('a member whose process died during the mail gets none rather than two', async () => {
  const id = await started()
  await service.db
    .insert(campaignRecipients)
    .values({ campaignId: id, profileId: ids[0] ?? 0, state: 'Sending' })
  await service.workJobs()
  expect(await mails()).toBe(2)
  expect(await read(id)).toMatchObject({ state: 'Done', sent: 2, failed: 1 })
})

test('waits for the morning at night, and says so', async () => {
  const id = await started()
  service.time.now = new Date('2026-11-26T17:30:00Z')
  await sendCampaign(service, id)
  expect(await mails()).toBe(0)
  expect(await read(id)).toMatchObject({ state: 'Running', night: true, sent: 0 })
  service.time.now = new Date('2026-11-27T03:00:00Z')
  await service.workJobs()
  expect(await mails()).toBe(3)
})

test('somebody who switched it off after the start gets none, and a cancelled message ends', async () => {
  const id = await started()
  await service.db
    .insert(campaignRecipients)
    .values(ids.map((profileId) => ({ campaignId: id, profileId, state: 'Waiting' as const })))
  await service.db.inTransaction((tx) =>
    saveSettings(tx, ids[1] ?? 0, [{ group: 'news', mail: false, sms: false }]),
  )
  await service.workJobs()
  expect(await mails()).toBe(2)
  const second = await write()
  await sendTest(second.id)
  await start(second.id, 2)
  await service.db.delete(outbox)
  const params = { id: second.id }
  const cancelled = await service.call(endpoints.cancelCampaign, { params }, staff.token)
  expect(cancelled.body.state).toBe('Cancelled')
  await service.workJobs()
  expect(await mails()).toBe(0)
})

test('a message belongs to its author, one is sent at a time, and lost permissions stop it', async () => {
  const other = await createStaff(service, 'cc_manager')
  const id = await started()
  const params = { id }
  expect((await service.call(endpoints.readCampaign, { params }, other.token)).status).toBe(404)
  expect((await service.call(endpoints.cancelCampaign, { params }, other.token)).status).toBe(404)
  const second = await write()
  await sendTest(second.id)
  expect(messageOf(await start(second.id))).toBe('Your last message to many is still being sent')
  await service.db.update(users).set({ disabled: true }).where(eq(users.id, staff.id))
  await service.workJobs()
  await service.db.update(users).set({ disabled: false }).where(eq(users.id, staff.id))
  expect(await read(id)).toMatchObject({ state: 'Cancelled', failure: expect.stringContaining('no longer') })
})

test('old messages are erased with their recipients', async () => {
  const id = await started()
  await service.workJobs()
  service.time.now = daysAfter(noon, campaignLimits.days + 1)
  await sweepCampaigns(service)
  service.time.now = noon
  expect(await service.db.$count(campaignRecipients, eq(campaignRecipients.campaignId, id))).toBe(0)
})
