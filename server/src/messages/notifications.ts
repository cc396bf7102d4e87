import type { NotificationKind } from '@bnr/contract/messages/kinds'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { notifications } from '../notifications/tables.ts'
import { type Queryable, rows } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { countOf, type Page, pageOfText, presented } from '../platform/paged.ts'

/** A notification with the words of its text filled in from what stands today. */
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

/** What it is about must still be there for this member: Active, and blocked by neither. */
const visible = sql`(n.about_id is null or (about.status = 'Active' and not exists (
  select 1 from activities b where b.kind = 'b' and ((b.from_id = n.profile_id and b.to_id = n.about_id)
    or (b.from_id = n.about_id and b.to_id = n.profile_id)))))`

export async function notificationsOf(db: Queryable, profileId: number, page: Page) {
  const found = chosen(sql`n.profile_id = ${profileId}`)
  return presented(await pageOfText<Row>(db, found, sql`n.id desc`, page), withWords)
}

export async function notificationById(db: Queryable, id: number): Promise<ReadNotification | undefined> {
  const [found] = await rows<Row>(db, chosen(sql`n.id = ${id}`))
  return found && withWords(found)
}

export async function unreadOf(db: Queryable, profileId: number): Promise<number> {
  const unread = chosen(sql`n.profile_id = ${profileId} and n.read_at is null`)
  return await countOf(db, sql`(${unread})`)
}

const chosen = (condition: SQL): SQL => sql`
  select n.id, n.profile_id as "profileId", n.kind, n.at, n.read_at is not null as read, n.details,
    about.name, about.bnr_id as "bnrId", own.bnr_id as "ownId"
  from notifications n join profiles own on own.id = n.profile_id left join profiles about on about.id = n.about_id
  where ${condition} and ${visible}`

function withWords({ details, name, bnrId, ownId, at, ...rest }: Row): ReadNotification {
  const about = name === null ? {} : { name, bnrId: String(bnrId) }
  return { ...rest, at: new Date(at), words: { ...details, ownId: String(ownId), ...about } }
}

const unread = (profileId: number) =>
  and(eq(notifications.profileId, profileId), isNull(notifications.readAt))

export async function markAllRead(db: Queryable, profileId: number, at: Date): Promise<void> {
  await db.update(notifications).set({ readAt: at }).where(unread(profileId))
}

/** Marking it again changes nothing; somebody else's is not there. */
export async function markRead(db: Queryable, profileId: number, id: number, at: Date): Promise<void> {
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at})` })
    .where(and(eq(notifications.id, id), eq(notifications.profileId, profileId)))
    .returning({ id: notifications.id })
  if (found.length === 0) throw new Failure('not_found')
}
