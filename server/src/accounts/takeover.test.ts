import { login, loginWithCode, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { confirmEmail } from '@bnr/contract/accounts/settings'
import { resetPassword } from '@bnr/contract/accounts/staff'
import { updatePhoneNumber } from '@bnr/contract/profiles/admin'
import { readDraft, readProfile, saveProfile, saveStep, verifyPhone } from '@bnr/contract/profiles/endpoints'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import {
  createMember,
  fillIn,
  freshNumber,
  password,
  registerDraft,
  type TestMember,
  wizardSections,
} from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../test/outbox.ts'
import { auditLog } from '../database/tables.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'
import { users } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '400000' })

const phoneOf = (number: string) => ({ countryCode: '91', number, type: 'M' as const })
const loginAs = (userName: string, given: string, token?: string) =>
  service.call(login, { body: { userName, password: given, userType: 'pu' } }, token)
const isLoggedIn = async (userName: string, token: string) =>
  (await service.call(readSessionUser, { params: { username: userName } }, token)).status === 200

async function loginByCode(number: string, token?: string): Promise<string> {
  const code = await codeSentTo(service, number)
  const { body } = await service.call(
    loginWithCode,
    { body: { phone: phoneOf(number), code, userType: 'pu' } },
    token,
  )
  return body.token ?? ''
}
const verify = (id: number, token: string) =>
  service.call(verifyPhone, { params: { id }, query: { pv: 'true' } }, token)

const setByStep = (id: number, token: string, pwd = 'Thief123') =>
  service.call(saveStep, { params: { id }, wire: { pwd } }, token)

test('neither a session nor staff can set a password through a step of the wizard', async () => {
  const member = await createMember(service)
  const draft = await registerDraft(service)
  await fillIn(service, draft)
  const session = (await loginAs(draft.bnrId, password)).body.token
  const staff = await createStaff(service, 'super_admin', 'tele_manager')
  for (const [id, token] of [
    [member.id, member.token],
    [draft.id, session],
    [member.id, staff.token],
    [draft.id, staff.token],
  ] as const) {
    expect(await setByStep(id, token)).toMatchObject({ status: 403, wire: { code: 'password_elsewhere' } })
  }
  expect((await loginAs(member.bnrId, password)).status).toBe(200)
})

test('changes by staff to the admin section through a step of the wizard are audited', async () => {
  const member = await createMember(service)
  const staff = await createStaff(service, 'cc_executive')
  const step = { bi: { dob: '1990-01-02', cf: 'Sister', pros: 'wi' }, ri: {} }
  const answer = await service.call(saveStep, { params: { id: member.id }, wire: step }, staff.token)
  expect(answer.status).toBe(200)
  const found = await service.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `profile ${member.id}`), eq(auditLog.userId, staff.id)))
  expect(found).toMatchObject([{ action: 'profile change' }])
  expect(found[0]?.detail?.fields).toEqual(
    expect.arrayContaining(['basic.createdFor', 'basic.dateOfBirth', 'basic.profileSource']),
  )
})

test('after a reset by staff, we notify the member’s confirmed address and verified number', async () => {
  const member = await createMember(service)
  const email = `told.${member.id}@example.com`
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { email, emailVerified: true }))
  const staff = await createStaff(service, 'cc_manager')
  const params = { pid: member.bnrId }
  await service.call(resetPassword, { params, body: { password: 'Staff1234' } }, staff.token)
  for (const recipient of [email, `91${member.number}`])
    expect((await messagesTo(service, recipient))[0]).toMatch('password of your BNR Matrimony profile')
  expect(await isLoggedIn(member.bnrId, member.token)).toBe(false)
})

test('an e-mail address belongs to one account in any case, and its confirmed owner takes it from a profile that only entered it', async () => {
  const address = `Family.${freshNumber()}@example.com`
  const [squatter, owner, late] = [
    await registerDraft(service),
    await createMember(service),
    await createMember(service),
  ]
  await fillIn(service, squatter, { basic: { ...wizardSections.basic, email: { address, type: 'P' } } })
  const other = await registerDraft(service)
  const basic = { ...wizardSections.basic, email: { address: address.toUpperCase(), type: 'P' } }
  const step = { params: { id: other.id }, body: { ...wizardSections, basic } }
  expect(await service.call(saveStep, step, other.token)).toMatchObject({
    status: 409,
    wire: { code: 'email_exists', fields: { 'bi.em.v': 'This e-mail address belongs to another profile' } },
  })
  expect((await takeByLink(owner, address)).status).toBe(200)
  expect((await loadProfile(service.db, owner.id)).email).toBe(address)
  expect((await loadProfile(service.db, squatter.id)).email).toBeNull()
  expect(await takeByLink(late, address)).toMatchObject({ status: 409, wire: { code: 'email_exists' } })
})

async function takeByLink(member: TestMember, address: string) {
  const wire = { bi: { em: { v: address } }, cpwd: password }
  await service.call(saveProfile, { params: { id: member.id }, wire }, member.token)
  const [mail = ''] = await messagesTo(service, address)
  return await service.call(confirmEmail, { body: { token: mail.match(/confirm#(\S+)/)?.[1] ?? '' } })
}

test('only the owner of the number gets the account, no matter who registered it before', async () => {
  const draft = await registerDraft(service)
  await fillIn(service, draft)
  const thief = (await loginAs(draft.bnrId, password)).body.token
  const owner = await loginByCode(draft.number)
  expect((await verify(draft.id, owner)).body.message).toMatch('We removed the old password')
  expect(await isLoggedIn(draft.bnrId, thief)).toBe(false)
  expect(await isLoggedIn(draft.bnrId, owner)).toBe(true)
  expect((await loginAs(draft.bnrId, password)).status).toBe(401)
  expect((await setByStep(draft.id, draft.token)).status).toBe(401)
  expect((await service.call(readDraft, { params: { id: draft.id } }, draft.token)).status).toBe(401)
  const whole = await service.call(readProfile, { query: { pid: draft.bnrId } }, draft.token)
  expect(whole).toMatchObject({ status: 401, wire: { code: 'stale_token' } })
})

test('the token of the registration form ends with the draft, no matter who verified or reviewed it', async () => {
  const draft = await registerDraft(service)
  const read = async () =>
    (await service.call(readProfile, { query: { pid: draft.bnrId } }, draft.token)).status
  expect(await read()).toBe(200)
  await service.db.inTransaction((tx) => updateProfile(tx, draft.id, { status: 'Ready' }))
  expect(await read()).toBe(401)
})

test('what the verifying browser set itself remains, with the draft’s token and through its sessions', async () => {
  const draft = await registerDraft(service)
  await fillIn(service, draft)
  const owner = await loginByCode(draft.number, draft.token)
  expect((await verify(draft.id, owner)).body.message).toBe('Your mobile number is verified')
  expect((await loginAs(draft.bnrId, password)).status).toBe(200)

  const skipped = await registerDraft(service)
  await fillIn(service, skipped)
  const first = (await loginAs(skipped.bnrId, password, skipped.token)).body.token
  const later = await loginByCode(skipped.number, first)
  await verify(skipped.id, later)
  expect((await loginAs(skipped.bnrId, password)).status).toBe(200)
})

test('a number set by staff ends every login, the old number is notified, and only the new owner can log in', async () => {
  const member = await createMember(service)
  const staff = await createStaff(service, 'super_admin')
  const number = freshNumber()
  const params = { id: member.id }
  await service.call(updatePhoneNumber, { params, body: phoneOf(number) }, staff.token)
  expect(await isLoggedIn(member.bnrId, member.token)).toBe(false)
  expect((await messagesTo(service, `91${member.number}`))[0]).toMatch('was changed by our staff')
  await verify(member.id, await loginByCode(number))
  expect((await loginAs(member.bnrId, password)).status).toBe(401)
})

test('passwords of staff are never stored encrypted, however they are set', async () => {
  const admin = await createStaff(service, 'super_admin')
  const { changeStaffMember } = await import('@bnr/contract/accounts/staff')
  await service.call(
    changeStaffMember,
    { params: { id: admin.id }, body: { password: 'Another1' } },
    admin.token,
  )
  const [row] = await service.db.select().from(users).where(eq(users.id, admin.id))
  expect(row?.sealedPassword).toBeNull()
})
