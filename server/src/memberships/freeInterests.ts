import { indianDay } from '@bnr/contract/indianDay'
import { freeMembership } from '@bnr/contract/memberships/schemas'
import { missingForReview } from '@bnr/contract/profiles/steps'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { firstOfMonth } from '../platform/clock.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { loadProfile, lockProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import type { Services } from '../services/services.ts'
import { currentMembershipOf } from './current.ts'

type Needed = Pick<Services, 'clock' | 'config'>

/** The calendar month in India, as its first day. */
export const monthOf = (now: Date): string => firstOfMonth(indianDay(now), 0)

/** An interest that is withdrawn is deleted, so the month has it again. */
const usedIn = (db: Queryable, profileId: number, month: string): Promise<number> =>
  db.$count(activities, and(eq(activities.fromId, profileId), eq(activities.paidMonth, month)))

const isEntitled = (row: ProfileRow, today: Date): boolean =>
  row.status === 'Active' &&
  row.phoneVerified &&
  Object.keys(missingForReview(sectionsOf(row), { today })).length === 0

/** The current membership with the free interests of this month, if the member has no plan and is entitled to them. */
export async function membershipWithFree({ clock, config }: Needed, db: Queryable, profileId: number) {
  const now = clock.now()
  const membership = await currentMembershipOf(db, profileId, now)
  if (membership.planName !== freeMembership || config.freeInterests === 0) return membership
  if (!isEntitled(await loadProfile(db, profileId), now)) return membership
  // The setting may have been lowered since, and what is left is never below zero.
  const used = Math.min(await usedIn(db, profileId, monthOf(now)), config.freeInterests)
  return { ...membership, freeInterests: config.freeInterests, usedFreeInterests: used }
}

/** The month that pays for a free interest; undefined if none is left. The lock counts concurrent requests in turn. */
export async function spendFree(
  { clock, config }: Needed,
  tx: Transaction,
  profileId: number,
): Promise<string | undefined> {
  if (config.freeInterests === 0) return undefined
  const now = clock.now()
  if (!isEntitled(await lockProfile(tx, profileId), now)) return undefined
  const month = monthOf(now)
  return (await usedIn(tx, profileId, month)) < config.freeInterests ? month : undefined
}
