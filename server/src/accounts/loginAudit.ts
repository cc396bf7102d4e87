import { sql } from 'drizzle-orm'
import { audit } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'

/** A login of staff, and by what it was proved. */
export async function auditLogin(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  userId: number,
  way: string,
): Promise<void> {
  await audit(tx, clock.now(), userId, 'staff login', `user ${userId}`, { way })
}

/**
 * A login that was refused, under the account that somebody wanted to enter; nobody knows who that was. One statement, so that
 * an account that does not exist takes as long.
 */
export async function auditRefusedLogin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userName: string,
  way: string,
): Promise<void> {
  const detail = JSON.stringify({ way })
  await db.execute(sql`insert into audit_log (at, user_id, action, subject, profile_id, detail)
    select ${clock.now().toISOString()}::timestamptz, null, 'staff login refused', 'user ' || id, null, ${detail}::jsonb
    from users where user_name = ${userName} and type = 'au'`)
}
