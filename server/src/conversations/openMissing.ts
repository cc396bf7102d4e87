import { type Queryable, sqlRows } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { blocksBetween } from '../relations/blocks.ts'
import type { Services } from '../services/services.ts'
import { openConversation } from './open.ts'

/**
 * Opens the conversations of accepted interests that have none: during a rolling upgrade, a process of the release
 * before conversations can still accept interests.
 */
async function openMissing({ db, clock }: Services): Promise<void> {
  for (const { one, other } of await pairsWithout(db))
    await db.inTransaction(async (tx) => {
      const { byViewer, byOwner } = await blocksBetween(tx, one, other)
      if (!byViewer && !byOwner) await openConversation(tx, one, other, clock.now())
    })
}

/** Pairs of an accepted interest without a conversation, of profiles that can still have one. */
const pairsWithout = (db: Queryable) =>
  sqlRows<{ one: number; other: number }>(db)`
    select distinct least(a.from_id, a.to_id) as one, greatest(a.from_id, a.to_id) as other
      from activities a
      join profiles p on p.id = a.from_id and p.status not in ('Settled', 'Deleted')
      join profiles q on q.id = a.to_id and q.status not in ('Settled', 'Deleted')
      where a.kind = 'l' and a.interest = 'Accepted' and a.from_id <> a.to_id
        and not exists (select 1 from conversations c
          where c.first_id = least(a.from_id, a.to_id) and c.second_id = greatest(a.from_id, a.to_id))`

export const openMissingJob = scheduledJob({
  name: 'openMissingConversations',
  run: openMissing,
  schedule: '50 2 * * *',
  atStart: true,
})
