import type { Database } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { sweepLog } from '../profiles/changeLog.ts'

/** Runs hourly. Cards belong to one Indian day, so they never live longer than their changes. */
export const sweepCardChangesJob = scheduledJob({
  name: 'sweepCardChanges',
  run: ({ db }: { db: Database }) => sweepLog(db, 'card_changes'),
  schedule: '35 * * * *',
})
