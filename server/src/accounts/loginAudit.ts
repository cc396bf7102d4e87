import { sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Queryable } from '../database/database.ts'
import type { Services } from '../services/services.ts'

export async function auditLogin(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  userId: number,
  way: string,
): Promise<void> {
  await audit(tx, clock.now(), userId, 'staff login', `user ${userId}`, { way })
}

/**
 * Records a refused login under the account that somebody tried to enter. It is one statement, so that an unknown
 * account takes as long as a known one.
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
