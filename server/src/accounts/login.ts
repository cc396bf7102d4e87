import { checkCredentials } from '@bnr/contract/accounts/loginRules'
import { adminPrefix, credentials, loginMessages, type UserType } from '@bnr/contract/accounts/schemas'
import { and, eq } from 'drizzle-orm'
import { refuseProblems } from '../http/refuseProblems.ts'
import { Failure } from '../platform/failure.ts'
import { type Phone, phoneText } from '../profiles/phone.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { countTry, forgetTry } from './attempts.ts'
import type { Caller } from './caller.ts'
import { useCode } from './codes.ts'
import { isKnownBrowser } from './knownBrowsers.ts'
import { lineToContinue } from './lineage.ts'
import { auditRefusedLogin } from './loginAudit.ts'
import { meantNumber } from './meantNumber.ts'
import { passwordMatches } from './passwords.ts'
import { openSession } from './secondFactor/gate.ts'
import type { Tokens } from './sessions.ts'
import { sendFirstLink } from './settings/emailLink.ts'
import { users } from './tables.ts'
import { passwordLimits } from './tryLimits.ts'

type Credentials = { userName: string; password: string; userType: UserType }

/** Logs in with BNR ID (members) or 91 and mobile number (staff), and password. */
export async function loginWithPassword(
  services: Services,
  input: Credentials,
  caller: Caller,
): Promise<Tokens> {
  refuseProblems(credentials, checkCredentials(input))
  const { db } = services
  const limits = await limitsOf(services, input.userName, caller)
  const attempt = await countTry(services, limits)
  const isStaff = input.userType === 'au'
  const [found] = await db
    .select({ user: users, profileId: profiles.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.userName, input.userName), eq(users.type, input.userType), eq(users.disabled, false)))
  if (!(await passwordMatches(found?.user.passwordHash, input.password)) || !found) {
    if (isStaff) await auditRefusedLogin(services, input.userName, 'password')
    throw new Failure(isStaff ? 'incorrect_admin_credentials' : 'incorrect_credentials')
  }
  await forgetTry(services, attempt, [limits[0]?.subject ?? ''])
  const continues = found.profileId ? await lineToContinue(db, caller.holds, found.profileId) : undefined
  const matchedHash = found.user.passwordHash
  const tokens = await openSession(services, found.user, {
    ...caller,
    continues,
    matchedHash,
    way: 'password',
  })
  if (found.profileId) await sendFirstLink(services, found.profileId)
  return tokens
}

async function limitsOf({ db }: Services, userName: string, { address, browserHash }: Caller) {
  const known = await isKnownBrowser(db, userName, browserHash)
  return passwordLimits(userName, { address, knownBrowser: known ? browserHash : undefined })
}

/** Logs in with a code sent to the number. If no profile has the number, returns an empty list and no session. */
export async function loginByCode(
  services: Services,
  input: { phone: Phone; code: string; userType: UserType },
  caller: Caller,
) {
  await useCode(services, input.phone, input.code, caller.address).catch(async (error) => {
    const isWrong = error instanceof Failure && error.code === 'incorrect_code'
    if (isWrong && input.userType === 'au')
      await auditRefusedLogin(services, phoneText(input.phone), 'SMS code')
    throw error
  })
  const phone = await meantNumber(services.db, input.phone)
  const provedCaller = { ...caller, provedPhone: phoneText(phone) }
  if (input.userType === 'au') return await staffSession(services, phone, provedCaller)
  return await memberSession(services, phone, provedCaller)
}

type ProvedCaller = Caller & { provedPhone: string }

async function staffSession(services: Services, phone: Phone, provedCaller: ProvedCaller) {
  const [user] = await services.db
    .select()
    .from(users)
    .where(and(eq(users.userName, phoneText(phone)), eq(users.type, 'au'), eq(users.disabled, false)))
  if (!user || phone.countryCode !== adminPrefix)
    throw new Failure('incorrect_code', { message: loginMessages.userNotFound })
  return { ...(await openSession(services, user, { ...provedCaller, way: 'SMS code' })), results: [] }
}

async function memberSession(services: Services, phone: Phone, provedCaller: ProvedCaller) {
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
  const continues = await lineToContinue(services.db, provedCaller.holds, profile.id)
  const tokens = await openSession(services, user, { ...provedCaller, continues, way: 'SMS code' })
  await sendFirstLink(services, profile.id)
  return { ...tokens, results: [{ ...profile, bnrId: String(bnrId) }] }
}
