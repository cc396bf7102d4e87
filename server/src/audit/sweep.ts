import { sql } from 'drizzle-orm'
import { sqlRows } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'

/** Two years (DECISIONS, section 2). */
const keptDays = 730
/** Entries in a transaction: small, so that new entries need not wait. */
const batch = 5000

/** Deletes the oldest entries. Runs daily and uses the index by time. */
export async function sweepAudit({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = daysAfter(clock.now(), -keptDays).toISOString()
  const oldest = sql`select id from audit_log where at < ${before} order by at, id limit ${batch}`
  const next = () => sqlRows(db)`delete from audit_log where id in (${oldest}) returning id`
  while ((await next()).length === batch);
}

export const sweepAuditJob = scheduledJob({
  name: 'sweepAudit',
  run: sweepAudit,
  schedule: '0 3 * * *',
})
