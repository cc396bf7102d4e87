import type { NotificationKind } from '@bnr/contract/messages/kinds'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../database/database.ts'
import { type Page, plannedCount, plannedPage, presented } from '../database/paged.ts'
import { notifications } from '../notifications/tables.ts'
import { Failure } from '../platform/failure.ts'
import { whereThere } from '../viewing/visibility.ts'

/** A notification whose text has the current names and BNR IDs. */
export type ReadNotification = {
  id: number
  profileId: number
  kind: NotificationKind
  at: Date
  read: boolean
  words: Record<string, string>
}

type Row = Omit<ReadNotification, 'words' | 'at'> & {
  at: string
  details: Record<string, string>
  name: string | null
  bnrId: number | null
  ownId: number
}

export async function notificationsOf(db: Queryable, profileId: number, page: Page) {
  const found = chosen(sql`n.profile_id = ${profileId}`, profileId)
  return presented(
    await plannedPage<Row>(db, 'notifications', { found, order: sql`id desc` }, page),
    withWords,
  )
}

export async function notificationById(db: Queryable, id: number): Promise<ReadNotification | undefined> {
  const [found] = await rows<Row>(db, chosen(sql`n.id = ${id}`, sql`n.profile_id`))
  return found && withWords(found)
}

export async function unreadOf(db: Queryable, profileId: number): Promise<number> {
  const unread = chosen(sql`n.profile_id = ${profileId} and n.read_at is null`, profileId)
  return await plannedCount(db, 'unread', unread)
}

/** Selects notifications, except those about profiles that the member may no longer see. */
const chosen = (condition: SQL, profileId: SQL | number): SQL => sql`
  select n.id, n.profile_id as "profileId", n.kind, n.at, n.read_at is not null as read, n.details,
    about.name, about.bnr_id as "bnrId", own.bnr_id as "ownId"
  from notifications n join profiles own on own.id = n.profile_id left join profiles about on about.id = n.about_id
  where ${condition} and (n.about_id is null or ${whereThere(sql`n.about_id`, { profileId })})`

function withWords({ details, name, bnrId, ownId, at, ...rest }: Row): ReadNotification {
  const about = name === null ? {} : { name, bnrId: String(bnrId) }
  return { ...rest, at: new Date(at), words: { ...details, ownId: String(ownId), ...about } }
}

const unread = (profileId: number) =>
  and(eq(notifications.profileId, profileId), isNull(notifications.readAt))

export async function markAllRead(db: Queryable, profileId: number, at: Date): Promise<void> {
  await db.update(notifications).set({ readAt: at }).where(unread(profileId))
}

/** Marks a notification as read. Repeating it changes nothing; one of somebody else is not found. */
export async function markRead(db: Queryable, profileId: number, id: number, at: Date): Promise<void> {
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at})` })
    .where(and(eq(notifications.id, id), eq(notifications.profileId, profileId)))
    .returning({ id: notifications.id })
  if (found.length === 0) throw new Failure('not_found')
}
