import { settingsMessages } from '@bnr/contract/accounts/settings'
import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/actor.ts'
import { Failure, invalidInput } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { loadProfile } from '../../profiles/store.ts'
import { countTry, forgetTries } from '../attempts.ts'
import { useCode } from '../codes.ts'
import { passwordMatches } from '../passwords.ts'
import { users } from '../tables.ts'

export type Proof = { currentPassword?: string | undefined; code?: string | undefined }

/** Throws unless the member shows once more who they are: by the password, or by a code sent to their number. */
export async function requireProof(
  services: Services,
  member: Member,
  { currentPassword, code }: Proof,
  address: string,
): Promise<void> {
  if (!currentPassword && !code) throw invalidInput({ cpwd: settingsMessages.proofMissing })
  const attempt = await countTry(services, `proof of ${member.userName}`, address)
  if (code) await requireOwnCode(services, member, code)
  else await requirePassword(services, member, currentPassword ?? '')
  await forgetTries(services, attempt)
}

async function requirePassword({ db }: Services, member: Member, password: string): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, member.userId))
  if (!(await passwordMatches(user?.passwordHash, password)))
    throw invalidInput({ cpwd: settingsMessages.wrongPassword })
}

async function requireOwnCode(services: Services, member: Member, code: string): Promise<void> {
  const { phoneCountryCode, phoneNumber } = await loadProfile(services.db, member.profileId)
  await requireCode(services, { countryCode: phoneCountryCode, number: phoneNumber }, code)
}

/** The code of a form of the settings: what is wrong with it belongs to its field. */
export async function requireCode(
  services: Services,
  phone: { countryCode: string; number: string },
  code: string,
): Promise<void> {
  try {
    await useCode(services, phone, code)
  } catch (error) {
    if (error instanceof Failure && error.code === 'incorrect_code')
      throw invalidInput({ otp: settingsMessages.wrongCode })
    throw error
  }
}
