import type { Role } from '@bnr/contract/access'
import { newStaffMember, staffChange } from '@bnr/contract/accounts/staff'
import { CallError } from '@bnr/contract/client'
import { toReadablePath } from '@bnr/contract/paths'
import type { z } from 'zod'
import { issuesOf } from '../../platform/judgement.ts'
import type { Translate } from '../../ui/translation.ts'
import { messageOf } from '../loginError.ts'
import type { NewStaffMember, StaffChange, StaffMember } from './calls.ts'

export interface StaffValues {
  name: string
  mobile: string
  roles: readonly Role[]
  password: string
}

/** By field; `form` is what belongs to none of them. */
export type StaffErrors = Partial<Record<keyof StaffValues | 'form', string>>

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

/** What the server would say, in its own words, by field. */
export const newAccountErrors = (account: NewStaffMember) => errorsBy(newStaffMember, account)
export const changeErrors = (change: StaffChange) => errorsBy(staffChange, change)

function errorsBy(schema: z.ZodType, body: unknown): StaffErrors {
  const firstWords = issuesOf(schema, body).map(({ path, message }) => [path.split('.')[0], message])
  return Object.fromEntries(firstWords.reverse())
}

/** A refusal at the fields of the form it belongs to, or else as a sentence of its own. */
export function refusalOf(error: unknown, t: Translate): StaffErrors {
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  if (fields.length === 0) return { form: messageOf(error, t) }
  return Object.fromEntries(
    fields.map(([path, message]) => [placeOf(toReadablePath(newStaffMember, path)), message]),
  )
}

const asked: readonly string[] = Object.keys(valuesOf(undefined))

/** What the form does not ask is said above its button. */
const placeOf = (name: string) => (asked.includes(name) ? name : 'form')
