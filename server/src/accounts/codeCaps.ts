import { indianDay } from '@bnr/contract/indianDay'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import type { CodeCaps } from './codeCountries.ts'
import { codeDays } from './tables.ts'

/** Share of a cap from which the log warns. */
const warnFrom = 0.8

/**
 * Counts a code before it is sent and refuses it beyond the daily caps. Messages cost money, and fraudsters can earn
 * from messages that they trigger. The row of the day is locked last, to keep the wait short.
 */
export async function countCode(services: Services, tx: Transaction, countryCode: string): Promise<void> {
  const { config, clock } = services
  const cap = capOf(config.codeCaps, countryCode)
  if (cap === 0) throw countryNotServed()
  const day = indianDay(clock.now())
  const ofCountry = await countForCountry(tx, day, countryCode)
  const ofAll = await sentOn(tx, day)
  for (const [what, sent, most] of [
    [`country code ${countryCode}`, ofCountry, cap],
    ['all countries', ofAll, config.codeCaps.total],
  ] as const) {
    warnNear(services, what, sent, most)
    if (sent > most) throw new Failure('codes_exhausted', { retryAfterSeconds: 3600 })
  }
}

const countryNotServed = () =>
  invalidInput({
    'ph.cc': 'We cannot send codes to numbers in this country. Choose another country code, or call us',
  })

/** Most codes a day to a country; 0 if it gets none. */
export function capOf({ countries }: CodeCaps, countryCode: string): number {
  return countries.get(countryCode) ?? countries.get('*') ?? 0
}

async function countForCountry(tx: Transaction, day: string, countryCode: string): Promise<number> {
  const [row] = await tx
    .insert(codeDays)
    .values({ day, countryCode, sent: 1 })
    .onConflictDoUpdate({
      target: [codeDays.day, codeDays.countryCode],
      set: { sent: sql`${codeDays.sent} + 1` },
    })
    .returning({ sent: codeDays.sent })
  return row?.sent ?? 0
}

async function sentOn(db: Queryable, day: string): Promise<number> {
  const [row] = await db
    .select({ sent: sql<number>`coalesce(sum(${codeDays.sent}), 0)::int` })
    .from(codeDays)
    .where(eq(codeDays.day, day))
  return row?.sent ?? 0
}

function warnNear({ log }: Services, what: string, sent: number, most: number): void {
  if (sent > most) log.error({ alarm: 'codes', what, sent, most }, 'no more login codes today')
  else if (sent > most * warnFrom)
    log.warn({ alarm: 'codes', what, sent, most }, 'login codes are running out')
}
