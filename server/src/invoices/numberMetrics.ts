import { indianDay } from '@bnr/contract/indianDay'
import { and, eq, inArray, max } from 'drizzle-orm'
import type { Registry } from 'prom-client'
import { readGauge } from '../platform/readGauge.ts'
import type { Services } from '../services/services.ts'
import { financialYearOf } from './financialYear.ts'
import { numberSeries } from './numbering/tables.ts'

/** Exports how many numbers the fuller of both series of invoices used this financial year, for an alarm. */
export function numberMetrics(register: Registry, { db, clock }: Services): void {
  const used = {
    name: 'invoice_numbers_used',
    help: 'Numbers of proformas or of tax invoices used in this financial year, whichever is more, of 999,999',
  }
  readGauge(register, used, async () => {
    const financialYear = financialYearOf(indianDay(clock.now()))
    const both = inArray(numberSeries.series, ['proforma', 'invoice'])
    const [row] = await db
      .select({ last: max(numberSeries.last) })
      .from(numberSeries)
      .where(and(both, eq(numberSeries.financialYear, financialYear)))
    return [{ value: row?.last ?? 0 }]
  })
}
