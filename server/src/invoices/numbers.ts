import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { financialYearOf } from './financialYear.ts'

const prefixes = { invoice: 'BNR', 'credit note': 'CN' } as const
export type NumberSeries = keyof typeof prefixes

/** Most invoices of a financial year: the tax law allows sixteen characters. */
const mostInvoices = 999_999
/** From here the log warns, so that there is time to choose a longer series. */
const warnFrom = 900_000

/**
 * The next number of a series and the Indian day it is given on. The series stays locked until the transaction ends, so that
 * no number is left out or given twice; day and year are read once the lock is held, so that they rise with the numbers.
 */
export async function nextNumber(
  tx: Transaction,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  series: NumberSeries,
): Promise<{ number: string; issuedOn: string; issuedAt: Date }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`number of ${series}`}))`)
  const issuedAt = clock.now()
  const issuedOn = indianDay(issuedAt)
  const financialYear = financialYearOf(issuedOn)
  const [row] = await rows<{ last: number }>(
    tx,
    sql`insert into number_series as held (series, financial_year, last) values (${series}, ${financialYear}, 1)
      on conflict (series, financial_year) do update set last = held.last + 1 returning last`,
  )
  const last = row?.last ?? 0
  if (series === 'invoice') watchNumbers(log, financialYear, last)
  return { number: numberOf(series, financialYear, last), issuedOn, issuedAt }
}

function watchNumbers(log: Services['log'], financialYear: string, last: number): void {
  if (last > mostInvoices) throw new Failure('numbers_used')
  if (last <= warnFrom) return
  log.error({ alarm: 'invoice numbers', financialYear, last, most: mostInvoices }, 'invoice numbers run out')
}

/** BNR/26-27/000123: at most the sixteen characters that the tax law allows. */
export const numberOf = (series: NumberSeries, financialYear: string, serial: number): string =>
  `${prefixes[series]}/${financialYear}/${String(serial).padStart(6, '0')}`
