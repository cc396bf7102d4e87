import type { NotificationKind } from '@bnr/contract/messages/kinds'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { notifications } from './tables.ts'

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
const source = sql`notifications n left join profiles about on about.id = n.about_id`

export async function notificationsOf(
  db: Queryable,
  profileId: number,
  { page, size }: { page: number; size: number },
) {
  const chosen = sql`n.profile_id = ${profileId}`
  const total = await counted(db, chosen)
  const results = await read(db, chosen, sql`limit ${size} offset ${page * size}`)
  return { results, total, page }
}

export async function notificationById(db: Queryable, id: number): Promise<ReadNotification | undefined> {
  return (await read(db, sql`n.id = ${id}`, sql`limit 1`))[0]
}

export const unreadOf = (db: Queryable, profileId: number): Promise<number> =>
  counted(db, sql`n.profile_id = ${profileId} and n.read_at is null`)

async function counted(db: Queryable, chosen: SQL): Promise<number> {
  const [found] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${source} where ${chosen} and ${visible}`,
  )
  return found?.total ?? 0
}

async function read(db: Queryable, chosen: SQL, limit: SQL): Promise<ReadNotification[]> {
  const found = await rows<Row>(
    db,
    sql`select n.id, n.profile_id as "profileId", n.kind, n.at, n.read_at is not null as read, n.details,
        about.name, about.bnr_id as "bnrId", own.bnr_id as "ownId"
      from ${source} join profiles own on own.id = n.profile_id
      where ${chosen} and ${visible} order by n.id desc ${limit}`,
  )
  return found.map(({ details, name, bnrId, ownId, at, ...rest }) => ({
    ...rest,
    at: new Date(at),
    words: {
      ...details,
      ownId: String(ownId),
      ...(name === null ? {} : { name, bnrId: String(bnrId) }),
    },
  }))
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
