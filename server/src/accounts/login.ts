import { checkCredentials } from '@bnr/contract/accounts/loginRules'
import { adminPrefix, credentials, loginMessages, type UserType } from '@bnr/contract/accounts/schemas'
import { toWirePath } from '@bnr/contract/paths'
import { and, eq } from 'drizzle-orm'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { type Phone, phoneText } from '../profiles/phone.ts'
import { profiles } from '../profiles/tables.ts'
import { countTry, forgetTries } from './attempts.ts'
import { useCode } from './codes.ts'
import { passwordMatches } from './passwords.ts'
import { startSession, type Tokens } from './sessions.ts'
import { users } from './tables.ts'

type From = { address: string; userAgent: string | undefined }
type Credentials = { userName: string; password: string; userType: UserType }

/** Login with BNR ID (members) or 91 and mobile number (staff), and password. */
export async function loginWithPassword(services: Services, given: Credentials, from: From): Promise<Tokens> {
  requireCredentials(given)
  const attempt = await countTry(services, given.userName, from.address)
  const [user] = await services.db
    .select()
    .from(users)
    .where(and(eq(users.userName, given.userName), eq(users.type, given.userType), eq(users.disabled, false)))
  if (!(await passwordMatches(user?.passwordHash, given.password)) || !user) {
    throw new Failure(given.userType === 'au' ? 'incorrect_admin_credentials' : 'incorrect_credentials')
  }
  await forgetTries(services, attempt)
  return await startSession(services, user, { userAgent: from.userAgent })
}

function requireCredentials(given: Credentials): void {
  const wrong = Object.entries(checkCredentials(given))
  if (wrong.length === 0) return
  throw invalidInput(
    Object.fromEntries(wrong.map(([name, message]) => [toWirePath(credentials, name), message])),
  )
}

/** Login with a code sent to the number. No profile of that number: an empty list, and no session. */
export async function loginByCode(
  services: Services,
  given: { phone: Phone; code: string; userType: UserType },
  from: From,
) {
  const attempt = await countTry(services, phoneText(given.phone), from.address)
  await useCode(services, given.phone, given.code)
  await forgetTries(services, attempt)
  const device = { userAgent: from.userAgent, provedPhone: phoneText(given.phone) }
  if (given.userType === 'au') return await staffSession(services, given.phone, device)
  return await memberSession(services, given.phone, device)
}

type Device = { userAgent: string | undefined; provedPhone: string }

async function staffSession(services: Services, phone: Phone, device: Device) {
  const [user] = await services.db
    .select()
    .from(users)
    .where(and(eq(users.userName, phoneText(phone)), eq(users.type, 'au'), eq(users.disabled, false)))
  if (!user || phone.countryCode !== adminPrefix)
    throw new Failure('incorrect_code', { message: loginMessages.userNotFound })
  return { ...(await startSession(services, user, device)), results: [] }
}

async function memberSession(services: Services, phone: Phone, device: Device) {
  const [found] = await services.db
    .select({
      id: profiles.id,
      bnrId: profiles.bnrId,
      name: profiles.name,
      status: profiles.status,
      user: users,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(
      and(
        eq(profiles.phoneNumber, phone.number),
        eq(profiles.phoneCountryCode, phone.countryCode),
        eq(users.disabled, false),
      ),
    )
  if (!found) return { userType: 'pu' as const, results: [] }
  const { user, bnrId, ...profile } = found
  return { ...(await startSession(services, user, device)), results: [{ ...profile, bnrId: String(bnrId) }] }
}
