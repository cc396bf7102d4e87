import { eq, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'
import { passkeys, totpSecrets } from './tables.ts'

/** SQL for lists of accounts: whether each has a second factor. Recovery codes alone do not count. */
export const hasFactor = sql<boolean>`(exists (select from totp_secrets t where t.user_id = users.id)
  or exists (select from passkeys k where k.user_id = users.id))`

export async function isEnrolled(db: Queryable, userId: number): Promise<boolean> {
  return (await countFactors(db, userId)) > 0
}

export async function countFactors(db: Queryable, userId: number): Promise<number> {
  const apps = await db.$count(totpSecrets, eq(totpSecrets.userId, userId))
  return apps + (await db.$count(passkeys, eq(passkeys.userId, userId)))
}

/**
 * Factors of an account change one after the other, so that two removals cannot leave it without any. `no key update`
 * still lets sessions of the account start.
 */
export async function lockAccount(tx: Queryable, userId: number): Promise<void> {
  await sqlRows(tx)`select from users where id = ${userId} for no key update`
}
