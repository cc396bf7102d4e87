import { createSecretKey, randomBytes } from 'node:crypto'
import { login } from '@bnr/contract/accounts/endpoints'
import { changePassword, changePhone } from '@bnr/contract/accounts/settings'
import { resetPassword, viewPassword } from '@bnr/contract/accounts/staff'
import { deleteOwnProfile, requestData } from '@bnr/contract/privacy/endpoints'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, freshNumber, password } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../test/outbox.ts'
import { race } from '../../test/race.ts'
import { auditLog } from '../database/tables.ts'
import { updateProfile } from '../profiles/store.ts'
import { staffLine } from './lineage.ts'
import { seal } from './seal.ts'
import { setPassword } from './setPassword.ts'
import { users } from './tables.ts'

const service = useService()

const phoneOf = (number: string) => ({ countryCode: '91', number, type: 'M' as const })
const loginAs = (userName: string, secret: string) =>
  service.call(login, { body: { userName, password: secret, userType: 'pu' } })

test('only managers can reset a password, and the password that they set proves nothing', async () => {
  const member = await createMember(service)
  const params = { pid: member.bnrId }
  const reset = (token: string) =>
    service.call(resetPassword, { params, body: { password: 'Staff1234' } }, token)
  const executive = await createStaff(service, 'cc_executive', 'tele_executive', 'finance_admin')
  expect((await reset(executive.token)).status).toBe(403)
  const manager = await createStaff(service, 'tele_manager')
  expect((await reset(manager.token)).status).toBe(200)

  const { token } = (await loginAs(member.bnrId, 'Staff1234')).body
  const number = freshNumber()
  const newCode = await codeSentTo(service, number)
  const own = { params: { id: member.id } }
  const attempts = [
    await service.call(
      changePhone,
      { body: { phone: phoneOf(number), newCode, currentPassword: 'Staff1234' } },
      token,
    ),
    await service.call(changePassword, { wire: { pwd: 'Thief1234', cpwd: 'Staff1234' } }, token),
    await service.call(
      saveProfile,
      { ...own, wire: { bi: { em: { v: 'thief@example.com' } }, cpwd: 'Staff1234' } },
      token,
    ),
    await service.call(requestData, { ...own, wire: { cpwd: 'Staff1234' } }, token),
    await service.call(deleteOwnProfile, { ...own, wire: { cpwd: 'Staff1234' } }, token),
  ]
  for (const { status, wire } of attempts)
    expect({ status, wire }).toMatchObject({
      status: 400,
      wire: {
        fields: {
          cpwd: 'Our staff set this password. Enter a code sent to your verified mobile number instead',
        },
      },
    })
  const found = await service.db.select().from(auditLog).where(eq(auditLog.action, 'password reset'))
  expect(found).toMatchObject([{ action: 'password reset', userId: manager.id }])
})

test('a password that the member chose with a code counts as proof again', async () => {
  const member = await createMember(service)
  const manager = await createStaff(service, 'super_admin')
  const params = { pid: member.bnrId }
  await service.call(resetPassword, { params, body: { password: 'Staff1234' } }, manager.token)
  const { token } = (await loginAs(member.bnrId, 'Staff1234')).body
  const code = await codeSentTo(service, member.number)
  expect((await service.call(changePassword, { body: { password: 'Mine1234', code } }, token)).status).toBe(
    200,
  )
  const data = await service.call(
    requestData,
    { params: { id: member.id }, wire: { cpwd: 'Mine1234' } },
    token,
  )
  expect(data.status).toBe(200)
})

test('when staff set a password, we notify only a verified number and a confirmed address', async () => {
  const manager = await createStaff(service, 'tele_manager')
  for (const proved of [true, false]) {
    const member = await createMember(service)
    const email = `told.${member.id}@example.com`
    const changed = { email, emailVerified: proved, phoneVerified: proved }
    await service.db.inTransaction((tx) => updateProfile(tx, member.id, changed))
    const input = { params: { pid: member.bnrId }, body: { password: 'Staff1234' } }
    expect((await service.call(resetPassword, input, manager.token)).status).toBe(200)
    for (const recipient of [email, `91${member.number}`])
      expect(await messagesTo(service, recipient)).toHaveLength(proved ? 1 : 0)
  }
})

test('a password sealed with an earlier key cannot be shown', async () => {
  const member = await createMember(service)
  const { token } = await createStaff(service, 'super_admin')
  const sealedPassword = seal(createSecretKey(randomBytes(32)), 'Secret123')
  await service.db.update(users).set({ sealedPassword }).where(eq(users.id, member.userId))
  expect(await service.call(viewPassword, { params: { pid: member.bnrId } }, token)).toMatchObject({
    status: 404,
    wire: { message: 'This member has no password that can be shown' },
  })
})

test('a login with the old password that arrives during the change opens nothing', async () => {
  const member = await createMember(service)
  const change = { userId: member.userId, password: 'Fresh1234', setBy: staffLine }
  const [late] = await race(service.db, (tx) => setPassword(service, tx, change), [
    () => loginAs(member.bnrId, password),
  ])
  expect(late).toMatchObject({ status: 401, wire: { message: 'Incorrect BNR ID or password' } })
  expect((await loginAs(member.bnrId, 'Fresh1234')).status).toBe(200)
})
