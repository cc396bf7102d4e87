import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { lastAfterFirst } from '@bnr/contract/values'
import { type SQL, sql } from 'drizzle-orm'
import { invalidInput } from '../platform/failure.ts'
import { profileSources } from '../reference/data/profile.ts'
import { allOf } from './pages.ts'

export function requireFilters({ from, to, source }: RevenueFilters): void {
  if (from && to && to < from) throw invalidInput({ ed: lastAfterFirst })
  if (source && !profileSources.byKey(source)) throw invalidInput({ pros: 'Select a value from the list' })
}

/** A day of the period, both ends within. */
export const daysWithin = (day: SQL, { from, to }: RevenueFilters): SQL =>
  allOf([from && sql`${day} >= ${from}::date`, to && sql`${day} <= ${to}::date`])

/** A package is asked for by its first version, and sold in any. */
export const versionOf = (plan: SQL, lineage: number): SQL =>
  sql`${plan} in (select v.id from plans v where v.id = ${lineage} or v.first_version_id = ${lineage})`

/** What an invoice says itself: whose it is counted for, what was sold, and where the family came from. */
export const invoiceConditions = ({ executiveId, planId, source }: RevenueFilters): SQL =>
  allOf([
    executiveId && sql`i.tele_staff_id = ${executiveId}`,
    planId && versionOf(sql`i.plan_id`, planId),
    source && sql`i.source = ${source}`,
  ])
