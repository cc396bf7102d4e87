import { type Role, staffRoles } from '@bnr/contract/access'
import {
  type AdminField,
  adminCalls,
  adminFieldNames,
  adminFields,
  updatePhoneNumber,
} from '@bnr/contract/profiles/admin'
import { staffLists } from '@bnr/contract/profiles/assignment'
import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, freshNumber, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { loadProfile } from '../profiles/store.ts'

const service = useService()
type StaffMember = Awaited<ReturnType<typeof createStaff>>
const staff = {} as Record<Role, StaffMember>
beforeAll(async () => {
  for (const role of staffRoles) staff[role] = await createStaff(service, role)
})

const set = (member: TestMember, field: AdminField, value: unknown, token: string) =>
  service.call(
    adminCalls[field],
    { params: { id: member.id }, query: { [adminFields[field].key]: value } },
    token,
  )
const seenBy = async (member: TestMember, { token }: StaffMember) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, token)).body
const auditOf = ({ id }: TestMember) =>
  service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `profile ${id}`))

const changeOf = (field: AdminField) => (field in assignmentLabels ? 'profile assigned' : 'profile change')

/** A valid value for a bride of the factory, and the roles that may set it. */
const samples: Record<AdminField, { value: () => unknown; roles: readonly Role[] }> = {
  createdFor: { value: () => 'Sister', roles: staffRoles },
  profileSource: { value: () => 'wi', roles: staffRoles },
  dateOfBirth: { value: () => '1997-01-31', roles: staffRoles },
  gender: { value: () => 'm', roles: ['tele_executive'] },
  createdBy: { value: () => 'Admin', roles: ['super_admin'] },
  teleStaffId: { value: () => staff.tele_executive.id, roles: ['tele_manager'] },
  careStaffId: { value: () => staff.cc_executive.id, roles: ['tele_manager'] },
  dailyOpenings: { value: () => 400, roles: staffRoles },
}

describe.each(adminFieldNames)('%s', (field) => {
  const { value, roles } = samples[field]

  test('can be changed only by the roles of the specification, and the audit log names the field and who changed it', async () => {
    const member = await createMember(service)
    if (field === 'gender') await set(member, 'createdFor', 'Friend', staff.cc_executive.token)
    for (const role of staffRoles) {
      const { status, body } = await set(member, field, value(), staff[role].token)
      expect([role, status]).toEqual([role, roles.includes(role) ? 200 : 403])
      if (status === 200) expect(body).toEqual({ message: `${adminFields[field].label} Updated` })
    }
    const entries = (await auditOf(member)).filter(
      ({ action, detail }) => action === changeOf(field) && JSON.stringify(detail).includes(field),
    )
    expect(entries).toHaveLength(1)
    const [entry] = entries
    expect(entry).toMatchObject({ userId: expect.any(Number), profileId: member.id })
    if (!(field in assignmentLabels)) expect(JSON.stringify(entry?.detail)).not.toContain(String(value()))
  })

  test('is refused to members and for an unknown profile', async () => {
    const member = await createMember(service)
    const [role] = roles
    expect((await set(member, field, value(), member.token)).status).toBe(403)
    const nobody = { ...member, id: 2_000_000_000 }
    expect((await set(nobody, field, value(), staff[role as Role].token)).status).toBe(404)
  })
})

test.each([
  ['createdFor', '', 'cf', 'Select Profile for'],
  ['createdFor', 'Neighbour', 'bi.cf', 'Select a value from the list'],
  ['dateOfBirth', '31/01/1997', 'dob', 'Select dob'],
  ['dateOfBirth', '2020-01-31', 'dob', 'Age must be greater than 18 years'],
  ['gender', 'x', 'ge', 'Select Gender'],
  ['dailyOpenings', '2001', 'pda', 'Enter a number up to 2,000'],
  ['dailyOpenings', 'many', 'pda', 'Enter a number up to 2,000'],
  ['teleStaffId', '2000000000', 'tmsid', 'Select a value from the list'],
] as [AdminField, string, string, string][])(
  'refuses %s %j at %s: %s',
  async (field, value, key, message) => {
    const member = await createMember(service)
    const [role] = samples[field].roles
    const answer = await set(member, field, value, staff[role as Role].token)
    expect(answer).toMatchObject({ status: 400, wire: { fields: { [key]: message } } })
  },
)

test('"created for" decides the gender, and the gender the minimum age', async () => {
  const member = await createMember(service)
  const { token } = staff.tele_executive
  expect(await set(member, 'gender', 'm', token)).toMatchObject({
    status: 409,
    wire: { message: 'The gender follows from Created for Daughter. Change that first' },
  })
  expect((await set(member, 'createdFor', 'Son', token)).status).toBe(200)
  expect((await seenBy(member, staff.tele_executive)).basic?.gender).toBe('m')
  const twenty = new Date(service.time.now)
  twenty.setUTCFullYear(twenty.getUTCFullYear() - 20)
  const answer = await set(member, 'dateOfBirth', twenty.toISOString().slice(0, 10), token)
  expect(answer.wire).toMatchObject({ fields: { dob: 'Age must be greater than 21 years' } })
  const entries = await auditOf(member)
  expect(entries.map(({ detail }) => detail?.fields)).toContainEqual(
    expect.arrayContaining(['basic.createdFor', 'basic.gender']),
  )
})

test('profiles are assigned to staff of the list, and to nobody with 0', async () => {
  const member = await createMember(service)
  const { token } = staff.tele_manager
  const list = await service.call(staffLists.teleStaffId, {}, token)
  const ids = list.body.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([staff.tele_executive.id, staff.tele_manager.id]))
  expect(ids).not.toContain(staff.cc_executive.id)
  expect((await set(member, 'teleStaffId', staff.cc_executive.id, token)).status).toBe(400)
  await set(member, 'teleStaffId', staff.tele_executive.id, token)
  expect(await seenBy(member, staff.finance_admin)).toMatchObject({
    teleStaffId: staff.tele_executive.id,
    teleStaffName: 'Staff Member',
  })
  const own = await service.call(readProfile, { query: { pid: member.bnrId } }, member.token)
  expect(own.body.teleStaffName).toBeUndefined()
  await set(member, 'teleStaffId', 0, token)
  expect((await loadProfile(service.db, member.id)).teleStaffId).toBeNull()
})

describe('the mobile number', () => {
  const setPhone = (member: TestMember, body: object, token = staff.super_admin.token) =>
    service.call(updatePhoneNumber, { params: { id: member.id }, body }, token)

  test('is changed only by a super administrator and then counts as unverified', async () => {
    const member = await createMember(service)
    const number = freshNumber()
    for (const role of staffRoles.filter((one) => one !== 'super_admin'))
      expect((await setPhone(member, { number }, staff[role].token)).status).toBe(403)
    const answer = await setPhone(member, { countryCode: '44', number: '7911123456' })
    expect(answer.body).toEqual({ message: 'Mobile number Updated' })
    expect((await setPhone(member, { countryCode: '91', number })).status).toBe(200)
    expect(await loadProfile(service.db, member.id)).toMatchObject({
      phoneNumber: number,
      phoneVerified: false,
    })
    const entries = (await auditOf(member)).filter(({ action }) => action === 'profile change')
    expect(entries.at(-1)?.detail).toEqual({ fields: ['basic.phone'] })
  })

  test('is refused when another profile has it or no such number exists', async () => {
    const [member, other] = [await createMember(service), await createMember(service)]
    expect(await setPhone(member, { number: other.number, countryCode: '91' })).toMatchObject({
      status: 409,
      wire: { message: 'Mobile number already exists.', fields: { nu: 'Mobile number already exists.' } },
    })
    for (const first of ['0', '1', '5'])
      expect((await setPhone(member, { number: `${first}123456789`, countryCode: '91' })).wire).toMatchObject(
        { fields: { nu: 'There is no such mobile number' } },
      )
    expect((await setPhone(member, { number: '12345', countryCode: '91' })).wire).toMatchObject({
      fields: { nu: 'Enter 10 digit mobile number' },
    })
  })
})

test('the edit form does not bypass the roles, and its changes are logged too', async () => {
  const member = await createMember(service)
  const save = (basic: object) =>
    service.call(saveProfile, { params: { id: member.id }, body: { basic } }, staff.finance_admin.token)
  await set(member, 'createdFor', 'Friend', staff.finance_admin.token)
  for (const basic of [{ gender: 'm' }, { createdBy: 'Admin' }, { createdFor: 'Son' }])
    expect((await save(basic)).status).toBe(409)
  expect((await save({ createdFor: 'Sister' })).status).toBe(200)
  expect((await auditOf(member)).map(({ detail }) => detail?.fields)).toContainEqual(['basic.createdFor'])
})
