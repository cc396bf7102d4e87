import type { AuditAction } from '@bnr/contract/auditActions'
import { noteWritten } from './auditContext.ts'
import type { AuditDetail } from './auditDetail.ts'
import type { Queryable } from './database.ts'
import { auditLog } from './tables.ts'

/**
 * What was changed or read, e.g. 'invoice 5', and the profile it belongs to. 'profile 12' already names its profile.
 */
export type Subject = string | { subject: string; profileId: number | null }

/** Adds an entry to the audit log in the transaction of the change. `userId` is null when the service itself acts. */
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
