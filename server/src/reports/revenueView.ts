import { indianDay } from '@bnr/contract/indianDay'
import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { requireFilters } from './filters.ts'
import { type Revenue, revenueBy } from './revenue.ts'

/** A page shows so much; more is what files are for. */
const mostYears = 5

/** Revenue by month and employee; of the last twelve months unless a first day is named. */
export async function readRevenue({ db, clock }: Services, filters: RevenueFilters): Promise<Revenue[]> {
  const { to = indianDay(clock.now()) } = filters
  const { from = firstOfYear(to) } = filters
  requireFilters({ ...filters, from, to })
  if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > mostYears)
    throw invalidInput({ sd: 'Choose at most five years, or have a file generated' })
  return await revenueBy(db, 'employee', { ...filters, from, to })
}

/** The first of the month eleven months before. */
function firstOfYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
}
