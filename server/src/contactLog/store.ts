import type { FollowUpTime } from '@bnr/contract/contactLog/endpoints'
import { overStatuses } from '@bnr/contract/contactLog/rules'
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { direction, type Page, pageOf, type Sorted } from '../database/paged.ts'
import { profiles } from '../profiles/tables.ts'
import { contactLog } from './tables.ts'
import { sentMessages } from './templates/tables.ts'

type NewRow = typeof contactLog.$inferInsert

const written = {
  id: contactLog.id,
  at: contactLog.at,
  by: users.name,
  kind: contactLog.kind,
  outcome: contactLog.outcome,
  note: contactLog.note,
  followUpOn: contactLog.followUpOn,
  followUpAt: contactLog.followUpAt,
  settledAt: contactLog.settledAt,
}

const loggedOf = (db: Queryable, profileId: number) =>
  db
    .select({
      ...written,
      message: {
        channel: sentMessages.channel,
        sentAt: sentMessages.sentAt,
        failures: sentMessages.failures,
      },
    })
    .from(contactLog)
    .innerJoin(users, eq(users.id, contactLog.userId))
    .leftJoin(sentMessages, eq(sentMessages.contactId, contactLog.id))
    .where(eq(contactLog.profileId, profileId))

export type LoggedRow = Awaited<ReturnType<typeof loggedOf>>[number]
export type ContactRow = Omit<LoggedRow, 'message'>

/** The contact log of a profile, newest first. */
export const contactsOf = (db: Queryable, profileId: number, page: Page) =>
  pageOf(db, loggedOf(db, profileId), [desc(contactLog.id)], page)

export const isOpen = and(isNotNull(contactLog.followUpOn), isNull(contactLog.settledAt))

/** Follow-ups that are due on or before a day, of one person or of all. The query must join `profiles`. */
export const isDue = (today: string, ownerId?: number): SQL | undefined =>
  and(lte(contactLog.followUpOn, today), isPromised(ownerId))

const isDueLater = (today: string, ownerId?: number): SQL | undefined =>
  and(gt(contactLog.followUpOn, today), isPromised(ownerId))

const isPromised = (ownerId?: number): SQL | undefined =>
  and(
    isOpen,
    ownerId === undefined ? undefined : eq(contactLog.ownerId, ownerId),
    notInArray(profiles.status, [...overStatuses]),
    eq(profiles.doNotCall, false),
  )

const owners = alias(users, 'owners')

interface FollowUpQuery {
  when: FollowUpTime
  today: string
  /** All staff when undefined. */
  ownerId: number | undefined
}

/** Follow-ups that are due by a day, or after it. Within a day, those with a time come first. */
export function followUps(db: Queryable, { when, today, ownerId }: FollowUpQuery, page: Sorted) {
  const order = direction(page)
  const found = db
    .select({
      ...written,
      owner: owners.name,
      profileId: profiles.id,
      bnrId: profiles.bnrId,
      name: profiles.name,
      status: profiles.status,
      phoneCountryCode: profiles.phoneCountryCode,
      phoneNumber: profiles.phoneNumber,
    })
    .from(contactLog)
    .innerJoin(users, eq(users.id, contactLog.userId))
    .innerJoin(owners, eq(owners.id, contactLog.ownerId))
    .innerJoin(profiles, eq(profiles.id, contactLog.profileId))
    .where(when === 'due' ? isDue(today, ownerId) : isDueLater(today, ownerId))
  const { followUpOn, followUpAt, id } = contactLog
  return pageOf(db, found, [order(followUpOn), asc(followUpAt), order(id)], page)
}

export async function settleFollowUps(tx: Transaction, profileId: number, at: Date): Promise<void> {
  await tx
    .update(contactLog)
    .set({ settledAt: at })
    .where(and(eq(contactLog.profileId, profileId), isOpen))
}

/**
 * Moves open follow-ups to another person, except those of profiles that `from` still looks after. `on` limits this
 * to one profile.
 */
export async function handOnFollowUps(
  tx: Queryable,
  { from, to, on }: { from: number; to: number; on?: number },
): Promise<void> {
  const isStillAssigned = sql`exists (select from ${profiles} where ${profiles.id} = ${contactLog.profileId}
    and ${from} in (${profiles.teleStaffId}, ${profiles.careStaffId}))`
  const isOnProfile = on === undefined ? undefined : eq(contactLog.profileId, on)
  await tx
    .update(contactLog)
    .set({ ownerId: to })
    .where(and(eq(contactLog.ownerId, from), isOpen, isOnProfile, not(isStillAssigned)))
}

export async function insertContact(tx: Transaction, values: NewRow): Promise<void> {
  await tx.insert(contactLog).values(values)
}
