import { indianDay } from '@bnr/contract/indianDay'
import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { firstOfMonth } from '../platform/clock.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { requireFilters } from './filters.ts'
import { type Revenue, revenueBy } from './revenue.ts'

/** The longest period on screen. Files may cover more. */
const mostYears = 5

/** Revenue by month and employee, by default of the last twelve months. */
export async function readRevenue({ db, clock }: Services, filters: RevenueFilters): Promise<Revenue[]> {
  const { to = indianDay(clock.now()) } = filters
  const { from = firstOfMonth(to, 11) } = filters
  requireFilters({ ...filters, from, to })
  if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > mostYears)
    throw invalidInput({ sd: 'Choose at most five years, or generate a file' })
  return await revenueBy(db, 'employee', { ...filters, from, to })
}
