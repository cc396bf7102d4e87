import { randomUUID } from 'node:crypto'
import { readContactLog, writeContact } from '@bnr/contract/contactLog/endpoints'
import * as endpoints from '@bnr/contract/contactLog/templates'
import { saveNotificationSettings } from '@bnr/contract/messages/notifications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { giveMembership } from '../../../test/factories/memberships.ts'
import { createTemplate } from '../../../test/factories/messageTemplates.ts'
import { createMember, wizardSections } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { Failure } from '../../platform/failure.ts'
import { accountOf } from '../../privacy/account.ts'
import { ownerOf } from '../../privacy/purge.ts'
import { loadProfile, updateProfile } from '../../profiles/store.ts'
import { sentMessages } from './tables.ts'

const service = useService()
const noon = new Date('2026-11-26T06:30:00Z')
const night = new Date('2026-11-26T16:00:00Z')
service.time = { now: noon }

const executive = () => createStaff(service, 'tele_executive')
type Caller = Awaited<ReturnType<typeof executive>>

const send = (id: number, templateId: number, { token }: Caller, clientId: string = randomUUID()) =>
  service.call(endpoints.sendMessage, { params: { id }, body: { templateId, clientId } }, token)
const preview = async (id: number, template: number, { token }: Caller) =>
  (await service.call(endpoints.previewMessage, { params: { id }, query: { template } }, token)).body
const logOf = async (id: number, { token }: Caller) =>
  (await service.call(readContactLog, { params: { id } }, token)).body.results
const messageOf = ({ wire }: { wire: unknown }) => (wire as { message: string }).message

async function at<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
  const { now } = service.time
  service.time.now = moment
  try {
    return await work()
  } finally {
    service.time.now = now
  }
}

test('a message is filled in, sent once for two presses, and logged with its state', async () => {
  service.time.now = noon
  const [staff, member] = [await executive(), await createMember(service)]
  await giveMembership(service, member.id, { name: 'Diamond' })
  const text = 'Dear {name} ({bnrId}), {plan} ends on {endsOn}. {executive}'
  const template = await createTemplate(service, { text })
  const shown = await preview(member.id, template, staff)
  expect(shown).not.toHaveProperty('problem')
  expect(shown.text).toMatch(new RegExp(`\\(${member.bnrId}\\), Diamond ends on .+ Staff Member`))
  const clientId = randomUUID()
  const answers = await Promise.all([1, 2].map(() => send(member.id, template, staff, clientId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const other = await createTemplate(service, { text })
  expect((await send(member.id, other, staff, clientId)).status).toBe(409)
  expect(await logOf(member.id, staff)).toMatchObject([
    { kind: 'note', note: shown.text, channel: 'sms', delivery: 'sending' },
  ])
  await service.workJobs()
  expect(
    (await messagesTo(service, `91${member.number}`)).filter((sent) => sent === shown.text),
  ).toHaveLength(1)
  expect((await logOf(member.id, staff))[0]?.delivery).toBe('sent')
})

test('an e-mail goes to the confirmed address only, and can be switched off', async () => {
  service.time.now = noon
  const email = 'written@example.com'
  const change = { basic: { ...wizardSections.basic, email: { address: email, type: 'P' } } }
  const [staff, member] = [await executive(), await createMember(service, { change })]
  const template = await createTemplate(service, { channel: 'mail', subject: 'For {name}', text: 'Hello' })
  expect((await preview(member.id, template, staff)).problem).toBe(
    'This member has no confirmed e-mail address',
  )
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { emailVerified: true }))
  expect((await send(member.id, template, staff)).status).toBe(200)
  await service.workJobs()
  const [mail] = await messagesTo(service, email)
  expect(mail).toMatch(/^For .+\n\nHello\n\nTo stop e-mails from our office:\nhttp.+office/)
})

test('settings, do not call, closed profiles and unverified numbers are respected', async () => {
  service.time.now = noon
  const staff = await executive()
  const template = await createTemplate(service)
  const refusalFor = async (member: { id: number }) => {
    const refused = await send(member.id, template, staff)
    return [refused.status, messageOf(refused)]
  }
  const unwilling = await createMember(service)
  const groups = [{ gr: 'office', mail: true, sms: false }]
  await service.call(
    saveNotificationSettings,
    { params: { id: unwilling.id }, wire: { groups } },
    unwilling.token,
  )
  expect(await refusalFor(unwilling)).toEqual([409, 'This member does not want SMS from our office'])
  const silent = await createMember(service)
  const call = { kind: 'call', outcome: 'do_not_call' }
  await service.call(writeContact, { params: { id: silent.id }, body: call }, staff.token)
  expect(await refusalFor(silent)).toEqual([409, 'This family asked not to be called'])
  const settled = await createMember(service, { status: 'Settled' })
  expect(await refusalFor(settled)).toEqual([409, 'This profile is Settled'])
  const unverified = await createMember(service, { phoneVerified: false })
  expect(await refusalFor(unverified)).toEqual([409, 'The mobile number of this member is not verified'])
  const free = await createMember(service)
  const ofPlan = await createTemplate(service, { text: '{plan} ends' })
  expect(messageOf(await send(free.id, ofPlan, staff))).toBe(
    'This template needs a running plan, and the member has none',
  )
})

test('nothing is sent at night, and a wish of the night is respected in the morning', async () => {
  service.time.now = noon
  const [staff, member] = [await executive(), await createMember(service)]
  const template = await createTemplate(service, { text: 'Good morning' })
  await at(night, async () => {
    const late = { ...staff, token: (await createStaff(service, 'tele_executive')).token }
    expect((await preview(member.id, template, late)).isLater).toBe(true)
    expect((await send(member.id, template, late)).body.message).toBe('We send it in the morning')
    await service.workJobs()
  })
  expect(await messagesTo(service, `91${member.number}`)).not.toContain('Good morning')
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { doNotCall: true }))
  await service.workJobs()
  expect(await messagesTo(service, `91${member.number}`)).not.toContain('Good morning')
  expect((await logOf(member.id, staff))[0]?.delivery).toBe('failed')
})

test('a member gets three messages a day, and a refusal of the provider is shown', async () => {
  service.time.now = noon
  const [staff, member] = [await executive(), await createMember(service)]
  const template = await createTemplate(service)
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(member.id, template, staff)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
  const { sms } = service.messenger
  service.messenger.sms = () => Promise.reject(new Failure('bad_gateway'))
  await expect(service.workJobs()).rejects.toThrow()
  service.messenger.sms = sms
  expect((await logOf(member.id, staff)).map(({ delivery }) => delivery)).toContain('retrying')
  const row = await loadProfile(service.db, member.id)
  const { messagesOfTheOffice } = await accountOf(service.db, row, ownerOf(row))
  expect(messagesOfTheOffice).toHaveLength(3)
  expect(await service.db.$count(sentMessages, eq(sentMessages.profileId, member.id))).toBe(3)
})

test('managers create, change and end templates; an ended one cannot be sent', async () => {
  service.time.now = noon
  const manager = await createStaff(service, 'cc_manager')
  const create = (body: object, { token }: Caller = manager) =>
    service.call(endpoints.createTemplate, { wire: body }, token)
  const fieldsOf = ({ wire }: { wire: unknown }) => Object.keys((wire as { fields?: object }).fields ?? {})
  const sms = { na: 'Renewal', ch: 'sms', tx: 'Dear {name}' }
  expect((await create(sms)).status).toBe(200)
  expect(fieldsOf(await create({ ...sms, na: 'RENEWAL' }))).toEqual(['na'])
  expect(fieldsOf(await create({ ...sms, na: 'Other', tx: 'Dear {nmae}' }))).toEqual(['tx'])
  expect(fieldsOf(await create({ ...sms, na: 'Other', ch: 'mail' }))).toEqual(['su'])
  expect(fieldsOf(await create({ ...sms, na: 'Other', su: 'x' }))).toEqual(['su'])
  expect((await create(sms, await executive())).status).toBe(403)
  const found = (await service.call(endpoints.readTemplates, { query: { size: 50 } }, manager.token)).body
    .results
  const id = found.find(({ name }) => name === 'Renewal')?.id ?? 0
  const change = { ...sms, tx: 'Hello {name}', dlt: '1107000000000000001' }
  await service.call(endpoints.changeTemplate, { params: { id }, wire: change }, manager.token)
  for (const _ of [1, 2])
    expect((await service.call(endpoints.endTemplate, { params: { id } }, manager.token)).status).toBe(200)
  const member = await createMember(service)
  expect(messageOf(await send(member.id, id, await executive()))).toBe('This template has ended')
  expect((await create(sms)).status).toBe(200)
})
