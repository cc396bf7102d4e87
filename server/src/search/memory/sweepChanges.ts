import type { Database } from '../../database/database.ts'
import { scheduledJob } from '../../jobs/job.ts'
import { sweepLog } from '../../profiles/changeLog.ts'

/** Runs hourly. An index that has not read changes for half a day is built again. */
export const sweepSearchChangesJob = scheduledJob({
  name: 'sweepSearchChanges',
  run: ({ db }: { db: Database }) => sweepLog(db, 'search_changes'),
  schedule: '25 * * * *',
})
