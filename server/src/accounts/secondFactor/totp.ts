import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services/services.ts'
import { seal, tryOpenSealed } from '../seal.ts'
import { totpSecrets } from './tables.ts'

const period = 30
/** Accepts codes of one step earlier or later, for phones whose clock is slightly off. */
const window = 1

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ issuer: 'BNR Matrimony', label, secret, period }).toString()

/** The step of a code; undefined if the code is wrong now. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), period, window, timestamp })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

type NewTotp = { userId: number; secret: string; lastStep: number }

/** Replaces an earlier secret. The code that confirmed the new one cannot be used again. */
export async function saveTotp(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  tx: Transaction,
  { userId, secret, lastStep }: NewTotp,
): Promise<void> {
  const values = { sealed: seal(secrets.secondFactor, secret), createdAt: clock.now(), lastStep }
  await tx
    .insert(totpSecrets)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: values })
}

/** Whether the code is correct and its step was not used before. Marks the step as used. */
export async function useTotp(
  { secrets, clock }: Services,
  tx: Transaction,
  userId: number,
  code: string,
): Promise<boolean> {
  const [stored] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  const secret = stored && tryOpenSealed(secrets.secondFactor, stored.sealed)
  const step = secret && totpStep(secret, code, clock.now())
  if (!step) return false
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return used.length > 0
}
