import { z } from '#schema'
import { type Role, staffRoles } from '../access.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { indianMobile, noSuchMobile, tenDigitMobile } from '../phone.ts'
import { bnrId, moment, personName } from '../values.ts'
import { wire } from '../wire.ts'
import { password, staffPassword } from './password.ts'

const role: z.ZodType<Role> = z.enum(staffRoles, { error: 'Select a role' })
const rolesHeld = z.array(role).min(1, 'Select at least one role').max(staffRoles.length)

const staffMember = wire('Member of staff', {
  id: ['id', z.number().int(), 'Id of the account'],
  name: ['na', z.string(), 'Name'],
  mobile: ['nu', z.string(), 'Mobile number, ten digits; with 91 before it the user name'],
  roles: ['roles', z.array(z.string()), 'Named roles, beside staff_user which all hold'],
  disabled: ['dis', z.boolean(), 'May not log in'],
  secondFactor: ['sf', z.boolean(), 'Has set up a second factor'],
  passwordDue: ['pwdd', z.boolean(), 'Has yet to choose a password of their own'],
  createdAt: ['cdt', moment, 'When the account was made'],
})

export const newStaffMember = wire('New member of staff', {
  name: ['na', personName('Enter name'), 'Name'],
  mobile: [
    'nu',
    z
      .string()
      .regex(/^\d{10}$/, tenDigitMobile)
      .regex(indianMobile, noSuchMobile),
    'Mobile number, ten digits',
  ],
  roles: ['roles', rolesHeld, 'Named roles'],
  password: ['pwd', staffPassword, 'First password; the person changes it at the first login'],
})

export const staffChange = wire('Change to a member of staff', {
  name: ['na', personName('Enter name').optional(), 'Name'],
  roles: ['roles', rolesHeld.optional(), 'Named roles'],
  disabled: ['dis', z.boolean().optional(), 'May not log in; sessions end'],
  password: ['pwd', staffPassword.optional(), 'New password, changed at the next login; sessions end'],
})

const manage = { permission: 'staff.manage' } as const
const change = { ...manage, freshFactor: true } as const

export const listStaff = endpoint({
  ...manage,
  method: 'GET',
  path: '/staff',
  audit: { reads: 'staff listed' },
  summary: 'Staff accounts by name',
  query: z.object(pageQuery()),
  reply: pageOf('staff', staffMember),
})

export const createStaffMember = endpoint({
  ...change,
  method: 'POST',
  path: '/staff',
  audit: { changes: 'staff create' },
  summary: 'Create a staff account',
  body: newStaffMember,
  reply: staffMember,
})

export const changeStaffMember = endpoint({
  ...change,
  method: 'PUT',
  path: '/staff/:id',
  audit: { changes: 'staff change' },
  summary: 'Change name, roles, password or access of a staff account',
  params: idParams,
  body: staffChange,
  reply: staffMember,
})

export const resetSecondFactor = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff/:id/second-factor',
  audit: { changes: 'second factor reset' },
  summary:
    'Remove the second factor of a colleague who lost it; sessions end, and the next login sets up a new one',
  params: idParams,
})

export const viewPassword = endpoint({
  method: 'GET',
  path: '/ues/vp/:pid',
  audit: { changes: 'password view' },
  permission: 'password.view',
  freshFactor: true,
  summary: 'The password of a member; each view is written to the audit log',
  params: z.object({ pid: bnrId }),
  reply: wire('Password', { password: ['pwd', z.string(), 'Password in clear'] }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/ues/rp/:pid',
  audit: { changes: 'password reset' },
  permission: 'password.reset',
  freshFactor: true,
  summary: 'Set a member’s password; the member’s sessions end',
  params: z.object({ pid: bnrId }),
  body: wire('New password', { password: ['pwd', password, 'New password'] }),
})
