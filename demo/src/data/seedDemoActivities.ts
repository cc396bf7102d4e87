import { activityKinds, kindOfCode } from '@bnr/contract/activities/kinds'
import { indianDay } from '@bnr/contract/indianDay'
import { eq, sql } from 'drizzle-orm'
import { rows, type Transaction } from '../../../server/src/database/database.ts'
import { memberships } from '../../../server/src/memberships/tables.ts'
import { notifications } from '../../../server/src/notifications/tables.ts'
import { activities } from '../../../server/src/relations/tables.ts'
import { type Chapter, demoActivities } from './demoActivities.ts'

type NewActivity = typeof activities.$inferInsert

const hour = 3_600_000
const maxSuitors = 30
/** Notifications older than this count as read. */
const readAfterHours = 24

/** Adds activities, notifications and used quotas of a demo member. */
export async function seedDemoActivities(
  tx: Transaction,
  member: { id: number; bnrId: number },
  now: Date,
): Promise<void> {
  const chapters = demoActivities[member.bnrId]
  const suitors = await suitorsOf(tx, member.id)
  const done = (chapters ?? []).flatMap((chapter) => activitiesOf(chapter, member.id, suitors, now))
  if (done.length === 0) return
  await tx.insert(activities).values(done)
  const notices = done.flatMap((one) => (one.toId === member.id ? noticesOf(one, now) : []))
  if (notices.length > 0) await tx.insert(notifications).values(notices.sort(oldestFirst))
  await countAsUsed(tx, member.id, done)
}

const oldestFirst = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime()

/** Active profiles of the opposite gender and a similar age, those with a plan first. */
async function suitorsOf(tx: Transaction, id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select other.id from profiles me join profiles other on other.gender <> me.gender
        and other.date_of_birth between me.date_of_birth - 2200 and me.date_of_birth + 2200
      where me.id = ${id} and other.status = 'Active' and other.bnr_id >= 20000000
      order by other.paid desc, other.id desc limit ${maxSuitors}`,
  )
  return found.map((row) => row.id)
}

function activitiesOf(chapter: Chapter, me: number, suitors: readonly number[], now: Date): NewActivity[] {
  const { verb, side, hoursAgo, first = 0, interests } = chapter
  return hoursAgo.flatMap((hours, index) => {
    const other = suitors[first + index]
    if (other === undefined) return []
    const at = new Date(now.getTime() - hours * hour)
    const [fromId, toId] = side === 'byMe' ? [me, other] : [other, me]
    const day = verb === 'view' ? indianDay(at) : 'infinity'
    const interest = interests?.[index] ?? null
    const answeredAt = interest && interest !== 'Pending' ? new Date(at.getTime() + hour / 2) : null
    return [{ fromId, toId, kind: activityKinds[verb].code, at, day, interest, answeredAt }]
  })
}

function noticesOf({ fromId, toId, kind, at }: NewActivity, now: Date) {
  const { tells } = kindOfCode(kind)
  const readAt = now.getTime() - at.getTime() > readAfterHours * hour ? at : null
  return tells ? [{ profileId: toId, kind: tells, aboutId: fromId, details: {}, at, readAt }] : []
}

/** Sets the used quotas of a membership to what its member did. */
async function countAsUsed(tx: Transaction, id: number, done: readonly NewActivity[]): Promise<void> {
  const used = (verb: 'like' | 'view_phone') =>
    done.filter(({ fromId, kind }) => fromId === id && kind === activityKinds[verb].code).length
  await tx
    .update(memberships)
    .set({ usedPhoneContacts: used('view_phone'), usedExpressInterests: used('like') })
    .where(eq(memberships.profileId, id))
}
