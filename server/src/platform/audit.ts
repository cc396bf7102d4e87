import type { Queryable } from './database.ts'
import { auditLog } from './tables.ts'

type Entry = {
  at: Date
  /** Null when the service itself did it. */
  userId: number | null
  action: string
  /** What it was done to, e.g. 'profile 12'. */
  subject: string
  detail?: Record<string, unknown>
}

/** Writes down who did what; in the transaction of what was done. */
export async function audit(tx: Queryable, entry: Entry): Promise<void> {
  await auditedId(tx, entry)
}

/** The same, for what goes on from its place in the log. */
export async function auditedId(tx: Queryable, entry: Entry): Promise<number> {
  const [row] = await tx.insert(auditLog).values(entry).returning({ id: auditLog.id })
  return row?.id ?? 0
}
