import { indianDay } from '@bnr/contract/indianDay'
import { and, eq } from 'drizzle-orm'
import type { Registry } from 'prom-client'
import { readGauge } from '../platform/readGauge.ts'
import type { Services } from '../services/services.ts'
import { financialYearOf } from './financialYear.ts'
import { numberSeries } from './numbering/tables.ts'

/** Exports the count of invoice numbers used this financial year, for an alarm. */
export function numberMetrics(register: Registry, { db, clock }: Services): void {
  const used = {
    name: 'invoice_numbers_used',
    help: 'Invoice numbers used in this financial year, of 999,999',
  }
  readGauge(register, used, async () => {
    const financialYear = financialYearOf(indianDay(clock.now()))
    const series = and(eq(numberSeries.series, 'invoice'), eq(numberSeries.financialYear, financialYear))
    const [row] = await db.select({ last: numberSeries.last }).from(numberSeries).where(series)
    return [{ value: row?.last ?? 0 }]
  })
}
