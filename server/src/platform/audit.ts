import type { Queryable } from './database.ts'
import { auditLog } from './tables.ts'

/**
 * Writes down who did what and to what, e.g. 'profile 12', in the transaction of what was done; null is the service itself.
 * Gives the id, for what goes on from its place in the log.
 */
export async function audit(
  tx: Queryable,
  at: Date,
  userId: number | null,
  action: string,
  subject: string,
  detail?: Record<string, unknown>,
): Promise<number> {
  const values = { at, userId, action, subject, detail }
  const [row] = await tx.insert(auditLog).values(values).returning({ id: auditLog.id })
  return row?.id ?? 0
}
