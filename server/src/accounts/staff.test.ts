import { login, readSessionUser, refresh } from '@bnr/contract/accounts/endpoints'
import {
  changeStaffMember,
  createStaffMember,
  listStaff,
  resetPassword,
  viewPassword,
} from '@bnr/contract/accounts/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password } from '../../test/factories/profiles.ts'
import { openService, useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
const first = 'a-first-one-12'
const someone = {
  name: 'Grace Thomas',
  mobile: '9444400001',
  roles: ['tele_manager' as const],
  password: first,
}

test('a super administrator creates an account, which can log in until it is disabled', async () => {
  const admin = await createStaff(service, 'super_admin')
  const created = await service.call(createStaffMember, { body: someone }, admin.token)
  expect(created.body).toMatchObject({ name: 'Grace Thomas', roles: ['tele_manager'], disabled: false })
  expect((await service.call(createStaffMember, { body: someone }, admin.token)).wire).toMatchObject({
    code: 'staff_exists',
  })
  const enter = () =>
    service.call(login, { body: { userName: '919444400001', password: first, userType: 'au' } })
  expect((await enter()).status).toBe(200)
  const params = { id: created.body.id }
  const changed = await service.call(
    changeStaffMember,
    { params, body: { disabled: true, roles: ['cc_manager'] } },
    admin.token,
  )
  expect(changed.body).toMatchObject({ disabled: true, roles: ['cc_manager'] })
  expect((await enter()).status).toBe(401)
  const { body } = await service.call(listStaff, {}, admin.token)
  expect(body.results.map(({ name }) => name)).toContain('Grace Thomas')
})

test('sessions of a disabled account stay ended after it is enabled again', async () => {
  const admin = await createStaff(service, 'super_admin')
  const staff = await createStaff(service, 'cc_manager')
  const ask = async () =>
    (await service.call(readSessionUser, { params: { username: staff.userName } }, staff.token)).status
  const put = (disabled: boolean) =>
    service.call(changeStaffMember, { params: { id: staff.id }, body: { disabled } }, admin.token)
  expect(await ask()).toBe(200)
  expect((await put(true)).body.disabled).toBe(true)
  expect(await ask()).toBe(401)
  expect((await put(false)).body.disabled).toBe(false)
  expect(await ask()).toBe(401)
  expect((await service.call(refresh, { body: { refreshToken: staff.refreshToken } })).status).toBe(401)
})

test('disabling a disabled account, or enabling an enabled one, changes and records nothing', async () => {
  const admin = await createStaff(service, 'super_admin')
  const { id } = await createStaff(service, 'cc_manager')
  const put = (body: object) => service.call(changeStaffMember, { params: { id }, body }, admin.token)
  const rows = () =>
    service.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user ${id}`))
  expect(await put({ disabled: false })).toMatchObject({ status: 200, body: { disabled: false } })
  await put({ disabled: true })
  expect(await put({ disabled: true })).toMatchObject({ status: 200, body: { disabled: true } })
  expect(await rows()).toMatchObject([{ action: 'staff change', detail: { fields: ['disabled'] } }])
  await put({ disabled: true, name: 'Grace Mathew' })
  expect((await rows()).map(({ detail }) => detail)).toContainEqual({ fields: ['name'] })
})

test('replies say what an administrator can do with an account, which never includes locking out oneself', async () => {
  const admin = await createStaff(service, 'super_admin')
  const other = await createStaff(service, 'cc_manager')
  const canOf = async (id: number) => {
    const { body } = await service.call(listStaff, { query: { size: 500 } }, admin.token)
    return body.results.find((one) => one.id === id)?.can
  }
  const change = (id: number, body: object) =>
    service.call(changeStaffMember, { params: { id }, body }, admin.token)
  expect(await canOf(admin.id)).toEqual(['change'])
  expect(await canOf(other.id)).toEqual(['change', 'disable'])
  expect((await change(other.id, { disabled: true })).body.can).toEqual(['change', 'enable'])
  expect((await change(admin.id, { disabled: true })).wire).toMatchObject({ code: 'not_allowed' })
  expect(await canOf(admin.id)).toEqual(['change'])
})

test('an account needs a number that can receive codes', async () => {
  const admin = await createStaff(service, 'super_admin')
  const body = { ...someone, mobile: '1444400001' }
  expect((await service.call(createStaffMember, { body }, admin.token)).wire).toMatchObject({
    fields: { nu: 'There is no such mobile number' },
  })
})

test('a new password ends the sessions of the account; administrators change their own elsewhere', async () => {
  const admin = await createStaff(service, 'super_admin')
  const other = await createStaff(service, 'finance_admin')
  const renew = (id: number) =>
    service.call(changeStaffMember, { params: { id }, body: { password: first } }, admin.token)
  const me = ({ userName, token }: typeof admin) =>
    service.call(readSessionUser, { params: { username: userName } }, token)
  expect((await renew(other.id)).body).toMatchObject({ passwordDue: true })
  expect((await me(other)).status).toBe(401)
  expect(await renew(admin.id)).toMatchObject({ status: 409, wire: { code: 'own_password' } })
  expect((await me(admin)).status).toBe(200)
})

test.each(['abcde1', 'Demo1234', 'elevenchar1', 'twelve-letters', '123456789012'])(
  'a temporary password like %s is refused',
  async (password) => {
    const { token } = await createStaff(service, 'super_admin')
    const { id } = await createStaff(service, 'cc_executive')
    const rule = 'Password should contain 12 - 50 characters, at least 1 number & 1 letter'
    for (const answer of [
      await service.call(createStaffMember, { body: { ...someone, mobile: '9444400002', password } }, token),
      await service.call(changeStaffMember, { params: { id }, body: { password } }, token),
    ])
      expect(answer).toMatchObject({ status: 400, wire: { fields: { pwd: rule } } })
  },
)

test('the account of a member is not a staff account', async () => {
  const { token } = await createStaff(service, 'super_admin')
  const { userId, bnrId } = await createMember(service)
  const answer = await service.call(
    changeStaffMember,
    { params: { id: userId }, body: { password: first } },
    token,
  )
  expect(answer.status).toBe(404)
  const enter = { body: { userName: bnrId, password, userType: 'pu' } }
  expect((await service.call(login, enter)).status).toBe(200)
})

test('the last super administrator cannot be disabled or lose the role', async () => {
  const alone = await openService()
  const admin = await createStaff(alone, 'super_admin')
  const change = (body: object) =>
    alone.call(changeStaffMember, { params: { id: admin.id }, body }, admin.token)
  expect((await change({ disabled: true })).wire).toMatchObject({ code: 'last_administrator' })
  expect((await change({ roles: ['cc_manager'] })).status).toBe(409)
  expect((await change({ name: 'Still Here' })).status).toBe(200)
  await alone.app.close()
  await alone.db.close()
})

test('only a super administrator can view a password, and each view is audited', async () => {
  const admin = await createStaff(service, 'super_admin')
  const member = await createMember(service)
  const params = { pid: member.bnrId }
  const { body } = await service.call(viewPassword, { params }, admin.token)
  expect(body.password).toBe(password)
  const entries = await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `profile ${member.id}`))
  expect(entries).toEqual([expect.objectContaining({ action: 'password view', userId: admin.id })])
  const reset = await service.call(
    resetPassword,
    { params, body: { password: 'Fresh123' } },
    (await createStaff(service, 'cc_manager')).token,
  )
  expect(reset.body).toEqual({ message: 'Password Updated!' })
  expect((await service.call(viewPassword, { params }, admin.token)).body.password).toBe('Fresh123')
})

test('without an escrow key the reply says that the feature is off', async () => {
  const sealed = await openService({ APP_MODE: 'production', PASSWORD_ESCROW_KEY: '' })
  const admin = await createStaff(sealed, 'super_admin')
  const member = await createMember(sealed)
  expect(await sealed.call(viewPassword, { params: { pid: member.bnrId } }, admin.token)).toMatchObject({
    status: 409,
    wire: { code: 'escrow_off' },
  })
  await sealed.app.close()
  await sealed.db.close()
})
