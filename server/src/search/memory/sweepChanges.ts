import { type Database, sqlRows } from '../../database/database.ts'
import { scheduledJob } from '../../jobs/job.ts'

/** A million profiles can change in a moment, and a statement may not take long. */
const batchSize = 10_000

/** Runs hourly: deletes changes that every index has read. An index that has not read for half a day is built again. */
export async function sweepSearchChanges({ db }: { db: Database }, size = batchSize): Promise<void> {
  let deleted: unknown[]
  do {
    deleted = await sqlRows(db)`
      delete from search_changes where id in (
        select id from search_changes where changed_at < clock_timestamp() - interval '1 day'
        order by changed_at limit ${size}) returning id`
  } while (deleted.length === size)
}

export const sweepSearchChangesJob = scheduledJob({
  name: 'sweepSearchChanges',
  run: (services: { db: Database }) => sweepSearchChanges(services),
  schedule: '25 * * * *',
})
