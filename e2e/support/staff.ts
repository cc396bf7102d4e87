import type { Role } from '@bnr/contract/access'
import { createStaffMember } from '@bnr/contract/accounts/staff'
import { callAs } from './calls.ts'
import { demoPassword, freshMobile, freshWord, type Person, staffWith, superAdmin } from './people.ts'

export type StaffMember = { mobile: string; name: string; person: Person }

/** A member of staff of one's own, for tests that count tries or send codes. */
export async function createStaff(...roles: Role[]): Promise<StaffMember> {
  const mobile = freshMobile()
  const name = `Ruth ${freshWord()}`
  const call = await callAs(superAdmin)
  await call(createStaffMember, { body: { name, mobile, roles, password: demoPassword } })
  return { mobile, name, person: staffWith(mobile) }
}
