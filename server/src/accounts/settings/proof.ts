import { proofHours } from '@bnr/contract/accounts/proof'
import { settingsMessages } from '@bnr/contract/accounts/settings'
import { eq } from 'drizzle-orm'
import type { Member } from '../../http/actor.ts'
import { Failure, invalidInput } from '../../platform/failure.ts'
import { numberOf, type Phone } from '../../profiles/phone.ts'
import { loadProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { countTry, forgetTry } from '../attempts.ts'
import { useCode } from '../codes.ts'
import { staffLine } from '../lineage.ts'
import { passwordMatches } from '../passwords.ts'
import { users } from '../tables.ts'
import { proofLimit } from '../tryLimits.ts'

export type Proof = { currentPassword?: string | undefined; code?: string | undefined }
/** The wire key of the field for the code. */
type ProofKeys = { code: string }

/**
 * Throws unless the member proves their identity again, by password or by a code sent to the verified number. A
 * session alone is no proof, since it may be stolen. Returns the id of the code, if there was one.
 */
export async function requireProof(
  services: Services,
  member: Member,
  { currentPassword, code }: Proof,
  address: string,
  keys: ProofKeys = { code: 'otp' },
): Promise<number | undefined> {
  if (!currentPassword && !code) throw invalidInput({ cpwd: settingsMessages.proofMissing })
  const attempt = await countTry(services, [proofLimit(member.userName)])
  const proved = code
    ? await requireOwnCode(services, member, { code, address, key: keys.code })
    : await requirePassword(services, member, currentPassword ?? '')
  await forgetTry(services, attempt)
  return proved
}

/** Staff know a password that they set, so it does not prove that the member is asking. */
async function requirePassword({ db }: Services, member: Member, password: string): Promise<undefined> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash, setBy: users.passwordSetBy })
    .from(users)
    .where(eq(users.id, member.userId))
  if (!(await passwordMatches(user?.passwordHash, password)))
    throw invalidInput({ cpwd: settingsMessages.wrongPassword })
  if (user?.setBy === staffLine) throw invalidInput({ cpwd: settingsMessages.passwordOfStaff })
}

type CodeInput = { code: string; address: string; key: string }

/** An unverified or recently changed number proves nothing: somebody with a stolen session may have set it. */
async function requireOwnCode(services: Services, member: Member, { code, address, key }: CodeInput) {
  const profile = await loadProfile(services.db, member.profileId)
  if (!profile.phoneVerified) throw invalidInput({ [key]: settingsMessages.numberNotVerified })
  const age = services.clock.now().getTime() - (profile.phoneChangedAt?.getTime() ?? 0)
  if (age < proofHours * 3_600_000) throw invalidInput({ [key]: settingsMessages.numberTooNew })
  return await requireCode(services, numberOf(profile), { code, address, key })
}

/** Checks the code of a settings form and reports a wrong one at its field. */
export async function requireCode(services: Services, phone: Phone, { code, address, key }: CodeInput) {
  try {
    return await useCode(services, phone, code, address)
  } catch (error) {
    if (error instanceof Failure && error.code === 'incorrect_code')
      throw invalidInput({ [key]: settingsMessages.wrongCode })
    throw error
  }
}
