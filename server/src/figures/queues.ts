import { may } from '@bnr/contract/access'
import { longestCounted, type QueueName, queueNames, queues } from '@bnr/contract/figures/queues'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { type Queryable, rows } from '../platform/database.ts'

/** Since when each one waits, the longest first: along the index that is named, so that a long queue costs no more. */
const waiting: Readonly<Record<QueueName, SQL>> = {
  // profiles_status_ready
  profiles: sql`select status_at as since from profiles where status = 'Ready' order by status_at, id`,
  // media_status
  photos: sql`select changed_at as since from media where status = 'Ready' and processed order by changed_at, id`,
  // invoices_state
  invoices: sql`select changed_at as since from invoices where state = 'Paid' order by changed_at, id`,
  // payment_events_undecided
  payments: sql`select at as since from payment_events where needs_decision order by id`,
  // testimonials_status
  stories: sql`select coalesce(action_at, created_at) as since from testimonials where status = 'Ready' order by id`,
  // profiles_draft_alone
  drafts: sql`select status_at as since from profiles
    where status = 'Draft' and tele_staff_id is null order by status_at, id`,
  // profiles_draft_uncalled: drafts without contact, which are those that none of the staff has called since they were made
  uncalled: sql`select status_at as since from profiles
    where status = 'Draft' and called_at is null order by status_at, id`,
}

interface Waiting {
  name: QueueName
  count: number
  more: boolean
  oldestAt: string | undefined
}

/** The queues that this person works, in one statement. */
export async function queuesFor(db: Queryable, actor: Actor): Promise<Waiting[]> {
  const own = queueNames.filter((name) => may(actor.roles, queues[name].permission))
  if (own.length === 0) return []
  const found = await rows<{ name: QueueName; count: number; oldest: string | Date | null }>(
    db,
    sql.join(own.map(counted), sql` union all `),
  )
  return own.flatMap((name) => found.filter((one) => one.name === name)).map(shown)
}

const counted = (name: QueueName): SQL =>
  sql`select ${name}::text as name, count(*)::int as count, min(since) as oldest
    from (${waiting[name]} limit ${longestCounted + 1}) as waiting`

const shown = ({
  name,
  count,
  oldest,
}: {
  name: QueueName
  count: number
  oldest: string | Date | null
}) => ({
  name,
  count: Math.min(count, longestCounted),
  more: count > longestCounted,
  oldestAt: oldest === null ? undefined : new Date(oldest).toISOString(),
})
