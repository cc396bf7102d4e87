import { and, asc, desc, eq, isNotNull, isNull, lte, notInArray, type SQL } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { type Page, pageOf } from '../platform/paged.ts'
import { profiles } from '../profiles/tables.ts'
import { contactLog } from './tables.ts'

type NewRow = typeof contactLog.$inferInsert

const written = {
  id: contactLog.id,
  at: contactLog.at,
  by: users.name,
  kind: contactLog.kind,
  outcome: contactLog.outcome,
  note: contactLog.note,
  followUpOn: contactLog.followUpOn,
  settledAt: contactLog.settledAt,
}

const withWriter = (db: Queryable, where: SQL | undefined) =>
  db.select(written).from(contactLog).innerJoin(users, eq(users.id, contactLog.userId)).where(where)

export type ContactRow = Awaited<ReturnType<typeof withWriter>>[number]

/** What was written about a profile, newest first. */
export const contactsOf = (db: Queryable, profileId: number, page: Page) =>
  pageOf(db, withWriter(db, eq(contactLog.profileId, profileId)), [desc(contactLog.id)], page)

/** With these families it is over: nobody gets in touch with them again. */
const over = ['Settled', 'Deleted'] as const

/** Whom to get in touch with by a day, of one member of staff or of all, the longest waiting first. */
export function dueFollowUps(db: Queryable, today: string, userId: number | undefined, page: Page) {
  const found = db
    .select({ ...written, bnrId: profiles.bnrId, name: profiles.name, status: profiles.status })
    .from(contactLog)
    .innerJoin(users, eq(users.id, contactLog.userId))
    .innerJoin(profiles, eq(profiles.id, contactLog.profileId))
    .where(
      and(
        isNotNull(contactLog.followUpOn),
        isNull(contactLog.settledAt),
        lte(contactLog.followUpOn, today),
        userId === undefined ? undefined : eq(contactLog.userId, userId),
        notInArray(profiles.status, [...over]),
      ),
    )
  return pageOf(db, found, [asc(contactLog.followUpOn), asc(contactLog.id)], page)
}

export async function settleFollowUps(tx: Transaction, profileId: number, at: Date): Promise<void> {
  await tx
    .update(contactLog)
    .set({ settledAt: at })
    .where(
      and(
        eq(contactLog.profileId, profileId),
        isNotNull(contactLog.followUpOn),
        isNull(contactLog.settledAt),
      ),
    )
}

export async function insertContact(tx: Transaction, values: NewRow): Promise<void> {
  await tx.insert(contactLog).values(values)
}
