import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bnr/contract/accounts/secondFactor'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services/services.ts'
import { recoveryCodes } from './tables.ts'

/** Leaves out characters that look alike. Twelve characters have 59 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Creates ten new codes, which are shown only once. Earlier codes stop working. */
export async function renewCodes(
  services: Pick<Services, 'secrets'>,
  tx: Transaction,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashed(services, userId, code), userId })))
  return codes
}

/** Uses up a recovery code by deleting it. Returns whether it was an unused code of the account. */
export async function useRecoveryCode(
  services: Pick<Services, 'secrets'>,
  tx: Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const isThisCode = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.hash, hashed(services, userId, code)),
  )
  return (await tx.delete(recoveryCodes).where(isThisCode).returning()).length > 0
}

const newCode = (): string => [part(), part(), part()].join('-')
const part = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Hashed with a key outside the database, so that a copy of the table is not enough to guess codes. */
function hashed({ secrets }: Pick<Services, 'secrets'>, userId: number, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', secrets.secondFactor).update(`${userId} ${typed}`).digest('base64url')
}
