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

export function toggled(roles: readonly Role[], role: Role, isChosen: boolean): Role[] {
  const others = roles.filter((one) => one !== role)
  return isChosen ? [...others, role] : others
}

export const accountOf = ({ name, mobile, roles, password }: StaffValues): NewStaffMember => ({
  name: name.trim(),
  mobile,
  roles: [...roles],
  password,
})

/** Returns only what differs from the current account; an empty password changes nothing. */
export function changeOf(member: StaffMember, { name, roles, password }: StaffValues): StaffChange {
  const sameRoles = roles.length === member.roles.length && roles.every((role) => member.roles.includes(role))
  return {
    ...(name.trim() !== member.name && { name: name.trim() }),
    ...(!sameRoles && { roles: [...roles] }),
    ...(password && { password }),
  }
}

/**
 * Returns the messages that the server would give. The check loads with the first press, because the list does not
 * need it.
 */
async function checkAccount(values: StaffValues, member: StaffMember | undefined): Promise<FormErrors> {
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
  check: (values) => checkAccount(values, member),
  send,
  refused: (error) => errorsOf(error, newStaffMember),
})
