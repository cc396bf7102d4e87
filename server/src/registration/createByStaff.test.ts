import { staffRoles } from '@bnr/contract/access'
import { login } from '@bnr/contract/accounts/endpoints'
import { readAudit } from '@bnr/contract/audit/endpoints'
import { createProfile, profileHistory, readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import {
  createMember,
  creationOf,
  password,
  registerDraft,
  registrationOf,
} from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const phoneOf = (number: string) => ({ countryCode: '91', number, type: 'M' })
const fieldsOf = (wire: unknown) => (wire as { fields?: Record<string, string> }).fields

test('a profile that staff enter is a draft with a password, assigned to them and noted in history and audit log', async () => {
  const { token, id: userId } = await createStaff(service, 'tele_executive')
  const { basic } = creationOf({
    contactPersonPhone: phoneOf('9876543210'),
    email: { address: 'anna.mary@example.com', type: 'P' },
    profileSource: 'fb',
  })
  const body = { basic, password, registeredOn: '2024-05-03' }
  const { body: made, wire } = await service.call(createProfile, { body }, token)
  expect(wire).toEqual({ id: expect.any(Number), pid: made.bnrId })
  const { body: profile } = await service.call(readProfile, { query: { pid: made.bnrId } }, token)
  expect(profile).toMatchObject({
    status: 'Draft',
    basic: { ...basic, createdBy: 'Admin' },
    religion: { religion: 'Christian' },
    teleStaffId: userId,
    registeredAt: '2024-05-02T18:30:00.000Z',
  })
  expect(profile.careStaffId).toBeUndefined()
  const { body: history } = await service.call(profileHistory, { params: { id: made.id } }, token)
  expect(history.results).toMatchObject([{ to: 'Draft', by: 'Staff Member' }])
  const admin = await createStaff(service, 'super_admin')
  const audit = await service.call(readAudit, { query: { action: 'profile created' } }, admin.token)
  expect(audit.body.results).toMatchObject([{ bnrId: made.bnrId, byId: userId }])
  const entered = await service.call(login, { body: { userName: made.bnrId, password, userType: 'pu' } })
  expect(entered.status).toBe(200)
})

test.each(staffRoles)(
  'a %s may create profiles and is assigned those that the role looks after',
  async (role) => {
    const { token, id: userId } = await createStaff(service, role)
    const { status, body } = await service.call(createProfile, { body: creationOf() }, token)
    expect(status).toBe(200)
    const { body: profile } = await service.call(readProfile, { query: { pid: body.bnrId } }, token)
    const tele = ['tele_executive', 'tele_manager'].includes(role)
    const care = ['cc_executive', 'cc_manager'].includes(role)
    expect([profile.teleStaffId, profile.careStaffId]).toEqual([
      tele ? userId : undefined,
      care ? userId : undefined,
    ])
  },
)

const complete = { cf: 'Daughter', na: 'Abi', ph: { nu: '9123456780' }, dob: '1998-04-12' }
const young = 'Age must be greater than'

test.each([
  [{ bi: {}, pwd: password }, 'bi.cf', 'Select Profile for'],
  [{ bi: { ...complete, cf: 'Myself' }, pwd: password }, 'bi.ge', 'Select Gender'],
  [
    { bi: { ...complete, ge: 'm' }, pwd: password },
    'bi.ge',
    'The gender follows from Profile for. Change that first',
  ],
  [{ bi: { ...complete, na: 'A' }, pwd: password }, 'bi.na', 'Enter name'],
  [{ bi: { ...complete, ph: { nu: '' } }, pwd: password }, 'bi.ph.nu', 'Enter mobile'],
  [
    { bi: { ...complete, ph: { nu: '912345' } }, pwd: password },
    'bi.ph.nu',
    'Enter valid 10 digit phone number',
  ],
  [
    { bi: { ...complete, ph: { nu: '0123456789' } }, pwd: password },
    'bi.ph.nu',
    'There is no such mobile number',
  ],
  [
    { bi: { ...complete, ph: { cc: '44', nu: '123456' } }, pwd: password },
    'bi.ph.nu',
    'There is no such mobile number',
  ],
  [
    { bi: { ...complete, ph: { cc: '999', nu: '9123456780' } }, pwd: password },
    'bi.ph.cc',
    'Select a country code',
  ],
  [
    { bi: { ...complete, cp: { nu: '12345' } }, pwd: password },
    'bi.cp.nu',
    'Enter valid 10 digit phone number',
  ],
  [
    { bi: { ...complete, cp: { cc: '999', nu: '12345' } }, pwd: password },
    'bi.cp.cc',
    'Select a country code',
  ],
  [{ bi: { ...complete, dob: undefined }, pwd: password }, 'bi.dob', 'Select dob'],
  [{ bi: { ...complete, dob: '1998-02-30' }, pwd: password }, 'bi.dob', 'Select dob'],
  [{ bi: { ...complete, dob: '2015-01-01' }, pwd: password }, 'bi.dob', `${young} 18 years`],
  [{ bi: { ...complete, cf: 'Son', dob: '2015-01-01' }, pwd: password }, 'bi.dob', `${young} 21 years`],
  [{ bi: { ...complete, em: { v: 'nobody' } }, pwd: password }, 'bi.em.v', 'Invalid email'],
  [{ bi: { ...complete, pros: 'Moon' }, pwd: password }, 'bi.pros', 'Select a value from the list'],
  [{ bi: complete }, 'pwd', 'Password cannot be empty'],
  [{ bi: complete, pwd: '' }, 'pwd', 'Password cannot be empty'],
  [
    { bi: complete, pwd: 'letters' },
    'pwd',
    'Password should contain 6 - 10 characters, atleast 1 number & 1 letter',
  ],
  [{ bi: complete, pwd: password, rdt: '1999-01-01' }, 'rdt', 'Select registration date'],
  [{ bi: complete, pwd: password, rdt: 'soon' }, 'rdt', 'Select registration date'],
  [{ bi: { ...complete, st: 'Active' }, pwd: password }, 'bi.st', 'Unknown field st'],
])('the form of staff refuses %j', async (wire, path, message) => {
  const { token } = await createStaff(service, 'cc_executive')
  const answer = await service.call(createProfile, { wire }, token)
  expect(answer.status).toBe(400)
  expect(fieldsOf(answer.wire)?.[path]).toBe(message)
})

test('refuses a number or an e-mail that another profile has at its field, and creates nothing', async () => {
  const { token } = await createStaff(service, 'tele_manager')
  const member = await createMember(service)
  const taken = creationOf({ phone: phoneOf(member.number) })
  const number = await service.call(createProfile, { body: taken }, token)
  expect(number.status).toBe(409)
  expect(number.wire).toMatchObject({ message: 'Mobile number already exists.' })
  expect(fieldsOf(number.wire)).toEqual({ 'bi.ph.nu': 'Mobile number already exists.' })

  const email = (address: string) => creationOf({ email: { address, type: 'P' } })
  expect((await service.call(createProfile, { body: email('one@example.com') }, token)).status).toBe(200)
  const again = await service.call(createProfile, { body: email('One@Example.com') }, token)
  expect(again.status).toBe(409)
  expect(fieldsOf(again.wire)).toEqual({ 'bi.em.v': 'This e-mail address belongs to another profile' })
})

test('creates one of twenty concurrent profiles with the same number', async () => {
  const { token } = await createStaff(service, 'tele_executive')
  const body = creationOf()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.call(createProfile, { body }, token)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
})

test.each([
  [{ dateOfBirth: '1998-04-12' }, {}],
  [{ contactPersonPhone: phoneOf('9876543210') }, {}],
  [{ email: { address: 'a@example.com', type: 'P' } }, {}],
  [{ profileSource: 'fb' }, {}],
  [{}, { password }],
  [{}, { registeredOn: '2024-05-03' }],
])('only staff may send %j %j', async (basic, further) => {
  const body = { ...registrationOf(basic), ...further }
  const member = await createMember(service)
  const draft = await registerDraft(service)
  for (const token of [undefined, member.token, draft.token])
    expect((await service.call(createProfile, { body }, token)).status).toBe(403)
})
