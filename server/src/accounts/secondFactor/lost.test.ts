import { listStaff, resetSecondFactor } from '@bnr/contract/accounts/staff'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createMember, password } from '../../../test/factories/profiles.ts'
import { createAuthenticator } from '../../../test/secondFactor/authenticator.ts'
import {
  addPasskey,
  createEnrolled,
  type Enrolled,
  enterPassword,
  sessionStatus,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { auditLog } from '../../database/tables.ts'
import { recoverAdministrator } from '../recoverAdministrator.ts'
import { users } from '../tables.ts'
import { passkeys, recoveryCodes, totpSecrets } from './tables.ts'

const service = useFactors()

const reset = (id: number, { token }: { token: string }) =>
  service.call(resetSecondFactor, { params: { id } }, token)
const left = async ({ id }: { id: number }) => [
  await service.db.$count(passkeys, eq(passkeys.userId, id)),
  await service.db.$count(totpSecrets, eq(totpSecrets.userId, id)),
  await service.db.$count(recoveryCodes, eq(recoveryCodes.userId, id)),
]
const latest = async () => (await service.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

async function createWithTwoFactors(): Promise<Enrolled> {
  const staff = await createEnrolled(service, 'super_admin')
  await addPasskey(service, staff, createAuthenticator())
  return staff
}

test('another super administrator removes a lost factor: every session ends and the next login sets up a new one', async () => {
  const staff = await createWithTwoFactors()
  const admin = await createEnrolled(service, 'super_admin')
  expect(await left(staff)).toEqual([1, 1, 10])
  expect((await reset(staff.id, admin)).status).toBe(200)
  expect(await left(staff)).toEqual([0, 0, 0])
  expect(await sessionStatus(service, staff)).toBe(401)
  expect((await enterPassword(service, staff)).wire).toMatchObject({ code: 'second_factor_setup_required' })
  expect(await latest()).toMatchObject({
    userId: admin.id,
    action: 'second factor reset',
    subject: `user ${staff.id}`,
  })
})

test('nobody can remove their own factor or that of a member, and only super administrators can remove factors', async () => {
  const admin = await createWithTwoFactors()
  expect(await reset(admin.id, admin)).toMatchObject({ status: 409, wire: { code: 'own_factor' } })
  expect(await left(admin)).toEqual([1, 1, 10])
  expect((await reset((await createMember(service)).userId, admin)).status).toBe(404)
  expect((await reset(2_000_000_000, admin)).status).toBe(404)
  const manager = await createEnrolled(service, 'tele_manager', 'cc_manager', 'finance_admin')
  expect((await reset(admin.id, manager)).status).toBe(403)
})

test('the list of staff shows who has a second factor, and whose the reader can reset', async () => {
  const admin = await createEnrolled(service, 'super_admin')
  const withKey = await createWithTwoFactors()
  await service.db.delete(totpSecrets).where(eq(totpSecrets.userId, withKey.id))
  const without = await createStaff(service, 'cc_manager')
  const { body } = await service.call(listStaff, { query: { size: 50 } }, admin.token)
  const shown = (id: number) => {
    const found = body.results.find((one) => one.id === id)
    return [found?.secondFactor, found?.can.includes('resetFactor')]
  }
  expect([admin, withKey, without].map(({ id }) => shown(id))).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ])
})

test('the command sets a temporary password for a super administrator and removes the factor', async () => {
  const staff = await createWithTwoFactors()
  const { mobile } = staff
  expect(await recoverAdministrator(service, { mobile, password: 'a-first-one-12' })).toBe('Staff Member')
  expect(await left(staff)).toEqual([0, 0, 0])
  expect(await sessionStatus(service, staff)).toBe(401)
  expect((await enterPassword(service, staff)).wire).toMatchObject({ code: 'incorrect_admin_credentials' })
  const [user] = await service.db.select().from(users).where(eq(users.id, staff.id))
  expect(user?.passwordDue).toBe(true)
  expect(await latest()).toMatchObject({ userId: null, subject: `user ${staff.id}` })
})

test('the command changes nobody else, and says why', async () => {
  const manager = await createEnrolled(service, 'tele_manager')
  const disabled = await createEnrolled(service, 'super_admin')
  await service.db.update(users).set({ disabled: true }).where(eq(users.id, disabled.id))
  const recover = (mobile: string) => recoverAdministrator(service, { mobile, password })
  await expect(recover(manager.mobile)).rejects.toThrow(
    `No super administrator has the number ${manager.mobile}`,
  )
  await expect(recover('9123456789')).rejects.toThrow('No super administrator')
  await expect(recover(disabled.mobile)).rejects.toThrow('disabled')
  expect(await left(manager)).toEqual([0, 1, 0])
})
