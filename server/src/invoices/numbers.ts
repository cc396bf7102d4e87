import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import { sqlRows, type Transaction } from '../database/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { keepMonthsOpen } from './books/closing.ts'
import { financialYearOf } from './financialYear.ts'

/** Each series counts by itself in every financial year. An 'invoice' is a tax invoice. */
const prefixes = { proforma: 'BNP', invoice: 'BNR', 'credit note': 'CN' } as const
export type NumberSeries = keyof typeof prefixes

/** Highest number with six digits. No proforma follows it; tax invoices continue with a shorter prefix. */
const maxInvoices = 999_999
/** From this number on the log warns, which leaves time to choose a longer series. */
const warnFrom = 900_000

/**
 * Returns the next number of a series, with its moment and Indian day of issue. The series stays locked until the
 * transaction ends, so that no number is skipped or issued twice. The clock is read after locking, so that days rise
 * with the numbers and lie in open months.
 */
export async function nextNumber(
  tx: Transaction,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  series: NumberSeries,
): Promise<{ number: string; issuedOn: string; issuedAt: Date }> {
  if (series !== 'proforma') await keepMonthsOpen(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`number of ${series}`}))`)
  const issuedAt = clock.now()
  const issuedOn = indianDay(issuedAt)
  const financialYear = financialYearOf(issuedOn)
  const [row] = await sqlRows<{ last: number }>(tx)`
    insert into number_series as held (series, financial_year, last) values (${series}, ${financialYear}, 1)
      on conflict (series, financial_year) do update set last = held.last + 1 returning last`
  const last = row?.last ?? 0
  if (series !== 'credit note') checkNumbersLeft(log, series, financialYear, last)
  return { number: numberOf(series, financialYear, last), issuedOn, issuedAt }
}

/** Money that was received always gets its tax invoice, so only proformas are refused. */
function checkNumbersLeft(
  log: Services['log'],
  series: 'proforma' | 'invoice',
  financialYear: string,
  last: number,
): void {
  if (series === 'proforma' && last > maxInvoices) throw new Failure('numbers_used')
  if (last <= warnFrom) return
  log.error(
    { alarm: 'invoice numbers', series, financialYear, last, most: maxInvoices },
    'invoice numbers are running out',
  )
}

/** E.g. BNR/26-27/000123. Tax law allows at most sixteen characters, so seven digits take the prefix BN. */
export function numberOf(series: NumberSeries, financialYear: string, serial: number): string {
  const prefix = series === 'invoice' && serial > maxInvoices ? 'BN' : prefixes[series]
  return `${prefix}/${financialYear}/${String(serial).padStart(6, '0')}`
}

export const isProforma = (number: string): boolean => number.startsWith(`${prefixes.proforma}/`)
