import * as endpoints from '@bnr/contract/campaigns/endpoints'
import { inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createTemplate } from '../../test/factories/messageTemplates.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { messageTemplates } from '../contactLog/templates/tables.ts'
import { outbox } from '../messages/tables.ts'
import { saveSettings } from '../notifications/settings.ts'
import { updateProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { sendCampaign } from './send.ts'
import { campaignRecipients, campaigns } from './tables.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
let members: Awaited<ReturnType<typeof createMember>>[]
let templateId: number
const noon = new Date('2026-11-26T06:30:00Z')
const dltId = '1107000000000000003'
const text = 'Dear {name}, families meet in Madurai on Sunday. {executive}, BNR Matrimony'

beforeAll(async () => {
  staff = await createStaff(service, 'tele_manager')
  members = []
  for (let one = 0; one < 3; one++) members.push(await createMember(service, { gender: 'm' }))
})
beforeEach(async () => {
  service.time.now = noon
  await service.db.delete(campaigns)
  await service.db.delete(outbox)
  templateId = await createTemplate(service, { dltId, text })
  await service.db.inTransaction(async (tx) => {
    for (const [at, { id }] of members.entries()) {
      await updateProfile(tx, id, { status: 'Active', phoneVerified: true, name: `Member ${'ABC'[at]}` })
      await saveSettings(tx, id, [{ group: 'news', mail: false, sms: true }])
    }
  })
})

const criteria = [{ key: 'bi.ge', operation: 'eq' as const, value: 'm' }]
const write = (given: number = templateId) =>
  service.call(
    endpoints.writeCampaign,
    { body: { channel: 'sms', templateId: given, criteria } },
    staff.token,
  )
const sendTest = (id: number) =>
  service.call(endpoints.testCampaign, { params: { id }, body: {} }, staff.token)
const start = (id: number, recipients = 3) =>
  service.call(endpoints.startCampaign, { params: { id }, body: { recipients } }, staff.token)
const read = async (id: number) =>
  (await service.call(endpoints.readCampaign, { params: { id } }, staff.token)).body
const messageOf = ({ wire }: { wire: unknown }) => (wire as { message: string }).message
const recipients = async () =>
  (await service.db.select().from(outbox)).map(({ channel, recipient }) => `${channel} ${recipient}`).sort()
const everybody = () => members.map(({ number }) => `sms 91${number}`).sort()

async function started() {
  const { id } = (await write()).body
  await sendTest(id)
  expect((await start(id)).body.state).toBe('Running')
  await service.db.delete(outbox)
  return id
}

test('everybody who agreed gets the text of the template with their own name', async () => {
  const id = await started()
  await service.workJobs()
  expect(await read(id)).toMatchObject({ channel: 'sms', state: 'Done', recipients: 3, sent: 3, failed: 0 })
  expect(await recipients()).toEqual(everybody())
  expect(await messagesTo(service, `91${members[1]?.number}`)).toEqual([
    'Dear Member B, families meet in Madurai on Sunday. Staff Member, BNR Matrimony',
  ])
})

test('only verified Indian numbers of members who switched it on get an SMS', async () => {
  const others: number[] = []
  for (let one = 0; one < 5; one++) others.push((await createMember(service, { gender: 'm' })).id)
  const [closed = 0, called = 0, unverified = 0, abroad = 0] = others
  await service.db.inTransaction(async (tx) => {
    for (const id of others.slice(0, 4))
      await saveSettings(tx, id, [{ group: 'news', mail: true, sms: true }])
    for (const id of others) await updateProfile(tx, id, { phoneVerified: true })
    await updateProfile(tx, closed, { status: 'Settled' })
    await updateProfile(tx, called, { doNotCall: true })
    await updateProfile(tx, unverified, { phoneVerified: false })
    await updateProfile(tx, abroad, { phoneCountryCode: '44' })
  })
  const draft = (await write()).body
  expect(draft.recipients).toBe(3)
  expect(draft.leftOut.map(({ reason }) => reason).sort()).toEqual([
    'abroad',
    'closed',
    'doNotCall',
    'notAgreed',
    'unverified',
  ])
  await sendTest(draft.id)
  await start(draft.id)
  await service.db.delete(outbox)
  await service.workJobs()
  expect(await recipients()).toEqual(everybody())
  const params = { id: draft.id }
  const { body } = await downloadFile(service, endpoints.downloadCampaignOutcome, { params }, staff.token)
  expect(body.trim().split('\r\n')).toHaveLength(9)
  expect(body).toContain(',Left out,Did not agree to SMS of this kind')
  await service.db.delete(profiles).where(inArray(profiles.id, others))
})

test('members without a running plan get no text that names it', async () => {
  const draft = (await write(await createTemplate(service, { dltId, text: 'Your {plan} ends on {endsOn}' })))
    .body
  expect(draft).toMatchObject({ recipients: 0, leftOut: [{ reason: 'noPlan', members: 3 }] })
})

test('only templates that are registered and not ended are offered and taken', async () => {
  const unregistered = await createTemplate(service)
  const mail = await createTemplate(service, { channel: 'mail', subject: 'x' })
  const ended = await createTemplate(service, { dltId })
  await service.db
    .update(messageTemplates)
    .set({ endedAt: noon })
    .where(inArray(messageTemplates.id, [ended]))
  const { body } = await service.call(endpoints.readCampaignTemplates, {}, staff.token)
  const offered = body.results.map(({ id }) => id)
  expect(offered).toContain(templateId)
  for (const id of [unregistered, mail, ended]) {
    expect(offered).not.toContain(id)
    expect((await write(id)).status).toBe(409)
  }
  expect((await write(2_000_000_000)).status).toBe(404)
  const without = { body: { channel: 'sms' as const, text: 'Free text', criteria } }
  const refused = await service.call(endpoints.writeCampaign, without, staff.token)
  expect(refused).toMatchObject({ status: 400, wire: { fields: { tid: 'Select a template' } } })
})

test('the draft says how many parts it has, also with a name in other letters, and what they cost', async () => {
  const [first] = members
  await service.db.inTransaction((tx) => updateProfile(tx, first?.id ?? 0, { name: 'அனிதா' }))
  const draft = (await write()).body
  expect(draft.sms).toEqual({ longest: 78, mostParts: 2, parts: 4, price: 20, cost: 80 })
  const list = await service.call(endpoints.listCampaigns, {}, staff.token)
  expect(list.body.results[0]).not.toHaveProperty('sms')
})

test('the test goes to the number of the account, and a changed template must be chosen again', async () => {
  const { id } = (await write()).body
  expect(messageOf(await start(id))).toBe('Send the message to yourself first')
  expect((await sendTest(id)).body.tested).toBe(true)
  expect(await messagesTo(service, staff.userName)).toEqual([
    'Dear Staff Member, families meet in Madurai on Sunday. Staff Member, BNR Matrimony',
  ])
  await service.db
    .update(messageTemplates)
    .set({ text: 'Dear {name}, come on Monday' })
    .where(inArray(messageTemplates.id, [templateId]))
  expect(messageOf(await start(id))).toBe('The template has changed. Choose it again and test it')
  expect((await sendTest(id)).status).toBe(409)
  const body = { channel: 'sms' as const, templateId }
  const changed = await service.call(endpoints.changeCampaign, { params: { id }, body }, staff.token)
  expect(changed.body).toMatchObject({ text: 'Dear {name}, come on Monday', tested: false })
})

test('waits for 10 in the morning, the hour from which operators take promotional SMS', async () => {
  const id = await started()
  service.time.now = new Date('2026-11-26T17:30:00Z')
  await sendCampaign(service, id)
  expect(await read(id)).toMatchObject({ state: 'Running', night: true, sent: 0 })
  service.time.now = new Date('2026-11-27T04:00:00Z')
  await sendCampaign(service, id)
  expect(await recipients()).toEqual([])
  service.time.now = new Date('2026-11-27T04:30:00Z')
  await service.workJobs()
  expect(await recipients()).toEqual(everybody())
})

test('nobody gets two SMS when the process dies, and cancelling half-way keeps what was sent', async () => {
  const id = await started()
  const letGo = new AbortController()
  setTimeout(() => letGo.abort(), 20)
  await sendCampaign(service, id, letGo.signal, 15).catch(() => undefined)
  await Promise.all([sendCampaign(service, id, undefined, 1), sendCampaign(service, id, undefined, 1)])
  await service.workJobs()
  expect(await recipients()).toEqual(everybody())
  const second = await started()
  const waiting = members.map(({ id: profileId }, at) => ({
    campaignId: second,
    profileId,
    state: at === 0 ? ('Sent' as const) : ('Waiting' as const),
  }))
  await service.db.insert(campaignRecipients).values(waiting)
  await service.call(endpoints.cancelCampaign, { params: { id: second } }, staff.token)
  await service.workJobs()
  expect(await recipients()).toEqual([])
  expect(await read(second)).toMatchObject({ state: 'Cancelled', sent: 1 })
})
