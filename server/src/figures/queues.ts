import { may } from '@bnr/contract/access'
import { longestCounted, type QueueName, queueNames, queues } from '@bnr/contract/figures/queues'
import { indianDay } from '@bnr/contract/indianDay'
import { type SQL, sql } from 'drizzle-orm'
import { isDue } from '../contactLog/store.ts'
import { contactLog } from '../contactLog/tables.ts'
import { type Queryable, rows } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { waitsForApproval } from '../invoices/store.ts'
import { invoices } from '../invoices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'

type Asker = { userId: number; today: string }

/**
 * For each queue the times since when its entries wait, the longest first. Each uses the named index, so that long
 * queues cost no more.
 */
const waiting: Readonly<Record<QueueName, (asker: Asker) => SQL>> = {
  // profiles_status_ready
  profiles: () => sql`select status_at as since from profiles where status = 'Ready' order by status_at, id`,
  // media_status
  photos: () =>
    sql`select changed_at as since from media where status = 'Ready' and processed order by changed_at, id`,
  // contact_log_due_of
  followUps: ({ userId, today }) => sql`select ${indianMidnight} as since
    from ${contactLog} join ${profiles} on ${profiles.id} = ${contactLog.profileId}
    where ${isDue(today, userId)} order by ${contactLog.followUpOn}, ${contactLog.id}`,
  // message_reports_waiting
  reportedMessages: () => sql`select at as since from message_reports where state = 'Waiting' order by id`,
  // tickets_by_state
  inbox: () => sql`select changed_at as since from tickets where state = 'Waiting for us' order by id`,
  // invoices_state
  invoices: () => sql`select ${invoices.changedAt} as since from ${invoices}
    where ${waitsForApproval} order by ${invoices.changedAt}, ${invoices.id}`,
  // payment_events_undecided
  payments: () => sql`select at as since from payment_events where needs_decision order by id`,
  // testimonials_status
  stories: () =>
    sql`select coalesce(action_at, created_at) as since from testimonials where status = 'Ready' order by id`,
  // profiles_draft_alone
  drafts: () => sql`select status_at as since from profiles
    where status = 'Draft' and tele_staff_id is null order by status_at, id`,
  // profiles_draft_uncalled: drafts that nobody of the staff has called yet
  uncalled: () => sql`select status_at as since from profiles
    where status = 'Draft' and called_at is null order by status_at, id`,
}

const indianMidnight = sql`${contactLog.followUpOn}::timestamp at time zone 'Asia/Kolkata'`

type Counted = { name: QueueName; count: number; oldest: string | Date | null }

/** The queues that this person can work on, in one statement. */
export async function queuesFor({ db, clock }: Pick<Services, 'db' | 'clock'>, actor: Member | Staff) {
  const own = queueNames.filter((name) => may(actor.roles, queues[name].permission))
  if (own.length === 0) return []
  const found = await count(db, own, { userId: actor.userId, today: indianDay(clock.now()) })
  return own.flatMap((name) => found.filter((one) => one.name === name)).map(shown)
}

/** Queues that are the same for all staff: how many entries wait, counted up to a limit, and since when. */
export function sharedQueues({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Counted[]> {
  const shared = queueNames.filter((name) => name !== 'followUps')
  return count(db, shared, { userId: 0, today: indianDay(clock.now()) })
}

const count = (db: Queryable, names: readonly QueueName[], asker: Asker): Promise<Counted[]> =>
  rows<Counted>(
    db,
    sql.join(
      names.map((name) => counted(name, asker)),
      sql` union all `,
    ),
  )

const counted = (name: QueueName, asker: Asker): SQL =>
  sql`select ${name}::text as name, count(*)::int as count, min(since) as oldest
    from (${waiting[name](asker)} limit ${longestCounted + 1}) as waiting`

const shown = ({ name, count, oldest }: Counted) => ({
  name,
  count: Math.min(count, longestCounted),
  more: count > longestCounted,
  oldestAt: oldest === null ? undefined : new Date(oldest).toISOString(),
})
