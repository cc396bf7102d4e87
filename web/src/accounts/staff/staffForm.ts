import type { Role } from '@bnr/contract/access'
import { newStaffMember, staffChange } from '@bnr/contract/accounts/staff'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import type { FormOptions } from '../../ui/form/useForm.ts'
import type { NewStaffMember, StaffChange, StaffMember } from './calls.ts'

export interface StaffValues {
  name: string
  mobile: string
  roles: readonly Role[]
  password: string
}

export function valuesOf(member: StaffMember | undefined): StaffValues {
  if (!member) return { name: '', mobile: '', roles: [], password: '' }
  return { name: member.name, mobile: member.mobile, roles: member.roles as Role[], password: '' }
}

export function toggled(roles: readonly Role[], role: Role, held: boolean): Role[] {
  const others = roles.filter((one) => one !== role)
  return held ? [...others, role] : others
}

export const accountOf = ({ name, mobile, roles, password }: StaffValues): NewStaffMember => ({
  name: name.trim(),
  mobile,
  roles: [...roles],
  password,
})

/** Only what differs from the account as it is: an untouched password field changes no password. */
export function changeOf(member: StaffMember, { name, roles, password }: StaffValues): StaffChange {
  const sameRoles = roles.length === member.roles.length && roles.every((role) => member.roles.includes(role))
  return {
    ...(name.trim() !== member.name && { name: name.trim() }),
    ...(!sameRoles && { roles: [...roles] }),
    ...(password && { password }),
  }
}

/** What the server would say, in its own words. What judges is loaded with the first press: the list is read without. */
async function judge(values: StaffValues, member: StaffMember | undefined): Promise<FormErrors> {
  const { firstIssues } = await import('../../platform/validate.ts')
  return member
    ? firstIssues(staffChange, changeOf(member, values))
    : firstIssues(newStaffMember, accountOf(values))
}

export const staffForm = (
  member: StaffMember | undefined,
  send: (values: StaffValues) => Promise<void>,
): FormOptions<StaffValues> => ({
  initial: valuesOf(member),
  check: (values) => judge(values, member),
  send,
  refused: (error) => errorsOf(error, newStaffMember),
})
