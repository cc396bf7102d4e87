import type { Role } from '@bnr/contract/access'
import { hashPassword } from '../../src/accounts/passwords.ts'
import { users } from '../../src/accounts/tables.ts'
import type { TestService } from '../harness.ts'
import { password } from './profiles.ts'
import { logIn } from './sessions.ts'

let count = 0

/** A member of staff with these roles, logged in. */
export async function createStaff(service: TestService, ...roles: Role[]) {
  count++
  const mobile = String(8_000_000_000 + count)
  const values = {
    type: 'au' as const,
    userName: `91${mobile}`,
    name: 'Staff Member',
    mobile,
    roles: ['staff_user' as const, ...roles],
    passwordHash: await hashPassword(password),
  }
  const [user] = await service.db.insert(users).values(values).returning()
  if (!user) throw new Error('the account was not created')
  return { ...user, ...(await logIn(service, user)), mobile }
}
