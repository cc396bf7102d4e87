import { z } from '#schema'
import { type Role, staffRoles } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { indianMobile, noSuchMobile, tenDigitMobile } from '../phone.ts'
import { canField } from '../stateMachine.ts'
import { bnrId, moment, personName } from '../values.ts'
import { wire } from '../wire.ts'
import { password, staffPassword } from './password.ts'
import { staffAccountMachine } from './staffStates.ts'

const role: z.ZodType<Role> = z.enum(staffRoles, { error: 'Select a role' })
const assignedRoles = z.array(role).min(1, 'Select at least one role').max(staffRoles.length)

const staffMember = wire('Member of staff', {
  id: ['id', z.number().int(), 'Id of the account'],
  name: ['na', z.string(), 'Name'],
  mobile: ['nu', z.string(), 'Mobile number, ten digits; the user name is 91 and this number'],
  roles: ['roles', z.array(z.string()), 'Roles, without staff_user, which all staff have'],
  disabled: ['dis', z.boolean(), 'The account is disabled: logging in is not possible'],
  secondFactor: ['sf', z.boolean(), 'Has set up a second factor'],
  passwordDue: ['pwdd', z.boolean(), 'Must choose a new password at the next login'],
  createdAt: ['cdt', moment, 'When the account was created'],
  can: canField(staffAccountMachine),
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
  roles: ['roles', assignedRoles, 'Roles'],
  password: ['pwd', staffPassword, 'First password, to be changed at the first login'],
})

export const staffChange = wire('Change to a member of staff', {
  name: ['na', personName('Enter name').optional(), 'Name'],
  roles: ['roles', assignedRoles.optional(), 'Roles'],
  disabled: ['dis', z.boolean().optional(), 'Disables the account and ends its sessions'],
  password: [
    'pwd',
    staffPassword.optional(),
    'New password, to be changed at the next login; ends the sessions',
  ],
})

const { actions } = staffAccountMachine
const manage = { permission: actions.change.permission }
const change = { ...manage, freshFactor: true } as const

export const listStaff = endpoint({
  ...manage,
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
  audit: { changes: actions.change.audit },
  summary: 'Change name, roles, password or access of a staff account',
  body: staffChange,
  reply: staffMember,
})

export const resetSecondFactor = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff/:id/second-factor',
  audit: { changes: actions.resetFactor.audit },
  summary:
    'Remove the second factor of a colleague who has lost it; ends the sessions, and the next login sets up a new one',
})

export const viewPassword = endpoint({
  path: '/ues/vp/:pid',
  audit: { changes: 'password view' },
  permission: 'password.view',
  freshFactor: true,
  summary: 'The password of a member; the audit log records each view',
  params: z.object({ pid: bnrId }),
  reply: wire('Password', { password: ['pwd', z.string(), 'Password in plain text'] }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/ues/rp/:pid',
  audit: { changes: 'password reset' },
  permission: 'password.reset',
  freshFactor: true,
  summary: 'Set the password of a member; ends the member’s sessions',
  params: z.object({ pid: bnrId }),
  body: wire('New password', { password: ['pwd', password, 'New password'] }),
})
