import { sql } from 'drizzle-orm'
import { scheduledJob } from '../../jobs/job.ts'
import type { Services } from '../../services/services.ts'

/** Runs hourly: deletes changes that every index has read. An index that has not read for half a day is built again. */
async function sweepSearchChanges({ db }: Services): Promise<void> {
  await db.execute(sql`delete from search_changes where changed_at < clock_timestamp() - interval '1 day'`)
}

export const sweepSearchChangesJob = scheduledJob({
  name: 'sweepSearchChanges',
  run: sweepSearchChanges,
  schedule: '25 * * * *',
})
