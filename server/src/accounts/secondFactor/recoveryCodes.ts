import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bnr/contract/accounts/secondFactor'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Services } from '../../platform/services.ts'
import { recoveryCodes } from './tables.ts'

/** Without characters that look alike: 12 of them are 59 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten new codes, shown once; those before them no longer work. */
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

/** Whether this is an unused code of the account; deleting it is what uses it. */
export async function useRecoveryCode(
  services: Pick<Services, 'secrets'>,
  tx: Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashed(services, userId, code)))
  return (await tx.delete(recoveryCodes).where(isIt).returning()).length > 0
}

const newCode = (): string => [part(), part(), part()].join('-')
const part = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** With a key that is not in the database: who reads the table cannot try out codes. */
function hashed({ secrets }: Pick<Services, 'secrets'>, userId: number, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHmac('sha256', secrets.secondFactor).update(`${userId} ${typed}`).digest('base64url')
}
