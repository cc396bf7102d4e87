import { messageLimits } from '@bnr/contract/conversations/limits'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { arrayOf, type Queryable, rows, type Transaction } from '../../database/database.ts'
import { scheduledJob } from '../../jobs/job.ts'
import { isNight } from '../../notifications/night.ts'
import { notify } from '../../notifications/notify.ts'
import { notifications } from '../../notifications/tables.ts'
import type { Services } from '../../services/services.ts'
import { unreadNotices } from './tables.ts'

const waitMs = messageLimits.unreadMinutes * 60_000

/**
 * Prepares the notice for the receiver of a new message, unless one is prepared or was sent and no message read since.
 * The lock on a prepared one keeps the job from deleting it before it can see the message.
 */
export async function prepareNotice(tx: Transaction, profileId: number, now: Date): Promise<void> {
  const unchanged = { target: unreadNotices.profileId, set: { dueAt: unreadNotices.dueAt } }
  await tx
    .insert(unreadNotices)
    .values({ profileId, dueAt: new Date(now.getTime() + waitMs) })
    .onConflictDoUpdate({ ...unchanged, setWhere: isNull(unreadNotices.sentAt) })
}

/** A member who reads can get the next notice, and no longer needs the last one. Waits for one that is being sent. */
export async function forgetNotice(db: Queryable, profileId: number): Promise<void> {
  const own = eq(unreadNotices.profileId, profileId)
  const [notice] = await db.select().from(unreadNotices).where(own).for('no key update')
  if (!notice?.sentAt) return
  await db.delete(unreadNotices).where(and(own, isNotNull(unreadNotices.sentAt)))
  const last = and(eq(notifications.profileId, profileId), eq(notifications.kind, 'messagesUnread'))
  await db.delete(notifications).where(last)
}

const batch = 100

/** Runs every minute: one notice for all conversations with a message that has been unread for two minutes. Nights are quiet. */
export async function notifyOfUnread(services: Services): Promise<void> {
  if (isNight(services.clock.now())) return
  while ((await notifyNext(services)) === batch);
}

type Due = { id: number; oldest: string | null }

async function notifyNext(services: Services): Promise<number> {
  const now = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    const due = await rows<Due>(tx, dueBefore(now))
    const { read, fresh, waiting } = Object.groupBy(due, ({ oldest }) => stageOf(oldest, now))
    await update(tx, read, sql`delete from unread_notices`)
    for (const one of fresh ?? [])
      await tx
        .update(unreadNotices)
        .set({ dueAt: new Date(Date.parse(one.oldest ?? '') + waitMs) })
        .where(eq(unreadNotices.profileId, one.id))
    await update(tx, waiting, sql`update unread_notices set sent_at = ${now.toISOString()}::timestamptz`)
    for (const { id } of waiting ?? []) await notify(services, tx, { to: id, kind: 'messagesUnread' })
    return due.length
  })
}

/** Everything is read, or only messages remain that came after the member looked, or some have waited long enough. */
function stageOf(oldest: string | null, now: Date): 'read' | 'fresh' | 'waiting' {
  if (oldest === null) return 'read'
  return Date.parse(oldest) + waitMs > now.getTime() ? 'fresh' : 'waiting'
}

async function update(tx: Transaction, due: readonly Due[] | undefined, statement: SQL): Promise<void> {
  if (due) await tx.execute(sql`${statement} where profile_id = any(${arrayOf(due.map(({ id }) => id))})`)
}

/** The members whose notice is due, with the time of their oldest unread message. Only open conversations of Active profiles count. */
const dueBefore = (now: Date): SQL => sql`
  select n.profile_id as id, (
    select min(m.at)::text from conversation_sides s
      join profiles p on p.id = s.profile_id and p.status = 'Active'
      join conversations c on c.id = s.conversation_id and c.ended_at is null
      join conversation_messages m on m.conversation_id = s.conversation_id and m.seq > s.read_seq
        and m.sender_id <> s.profile_id and m.removed_at is null
    where s.profile_id = n.profile_id) as oldest
  from unread_notices n where n.sent_at is null and n.due_at <= ${now.toISOString()}::timestamptz
  order by n.due_at limit ${batch} for no key update skip locked`

export const notifyOfUnreadJob = scheduledJob({
  name: 'notifyOfUnread',
  run: notifyOfUnread,
  schedule: '* * * * *',
})
