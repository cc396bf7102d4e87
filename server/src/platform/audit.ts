import type { AuditAction } from '@bnr/contract/auditActions'
import { noteWritten } from './auditContext.ts'
import type { AuditDetail } from './auditDetail.ts'
import type { Queryable } from './database.ts'
import { auditLog } from './tables.ts'

/** What was changed or read, e.g. 'invoice 5', and the profile it belongs to. A profile says so by itself: 'profile 12'. */
export type Subject = string | { subject: string; profileId: number | null }

/** Writes down who did what and to what, in the transaction of what was done; null is the service itself. */
export async function audit(
  tx: Queryable,
  at: Date,
  userId: number | null,
  action: AuditAction,
  of: Subject,
  detail?: AuditDetail,
): Promise<void> {
  const { subject, profileId } = typeof of === 'string' ? { subject: of, profileId: profileIn(of) } : of
  await tx.insert(auditLog).values({ at, userId, action, subject, profileId, detail })
  noteWritten(action)
}

export function profileIn(subject: string): number | null {
  const [, id] = /^profile (\d+)$/.exec(subject) ?? []
  return id ? Number(id) : null
}
