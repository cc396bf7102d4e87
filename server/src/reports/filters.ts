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

/** Whether a day is in the period, inclusive. */
export const daysWithin = (day: SQL, { from, to }: RevenueFilters): SQL =>
  allOf([from && sql`${day} >= ${from}::date`, to && sql`${day} <= ${to}::date`])

/** Whether a plan is a version of the plan with this first version. */
export const versionOf = (plan: SQL, lineage: number): SQL =>
  sql`${plan} in (select v.id from plans v where v.id = ${lineage} or v.first_version_id = ${lineage})`

/** Conditions on invoices by their executive, plan and source, as stored when they were issued. */
export const invoiceConditions = ({ executiveId, planId, source }: RevenueFilters): SQL =>
  allOf([
    executiveId && sql`i.tele_staff_id = ${executiveId}`,
    planId && versionOf(sql`i.plan_id`, planId),
    source && sql`i.source = ${source}`,
  ])
