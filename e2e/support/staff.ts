import type { Role } from '@bnr/contract/access'
import { createStaffMember } from '@bnr/contract/accounts/staff'
import { changeStaffPassword } from '@bnr/contract/accounts/staffAccount'
import { callAs, callWithToken, freshLoginOf } from './calls.ts'
import { freshMobile, freshWord, type Person, staffWith, superAdmin } from './people.ts'

export type StaffMember = { mobile: string; name: string; person: Person }

const firstPassword = 'First-word-12'
const ownPassword = 'Own-word-3456'

/** Creates a member of staff who has already replaced the first password, for tests that count tries or send codes. */
export async function createStaff(...roles: Role[]): Promise<StaffMember> {
  const mobile = freshMobile()
  const name = `Ruth ${freshWord()}`
  const create = await callAs(superAdmin)
  await create(createStaffMember, { body: { name, mobile, roles, password: firstPassword } })
  const { credentials } = await freshLoginOf(staffWith(mobile, firstPassword))
  const change = { currentPassword: firstPassword, password: ownPassword }
  await callWithToken(credentials.token)(changeStaffPassword, { body: change })
  return { mobile, name, person: staffWith(mobile, ownPassword) }
}
