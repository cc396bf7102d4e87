import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import { readGauge } from '../platform/readGauge.ts'
import type { Services } from '../services/services.ts'
import { capOf } from './codeCaps.ts'
import { codeDays } from './tables.ts'

export const codesRefused = new Counter({
  name: 'login_codes_refused_total',
  help: 'Login codes that were not sent, by reason; codes_exhausted means that a daily cap was reached',
  labelNames: ['reason'],
  registers: [],
})

/** Exports the login codes sent today and the daily caps, for an alarm. */
export function codeMetrics(register: Registry, { db, clock, config }: Services): void {
  register.registerMetric(codesRefused)
  const sent = {
    name: 'login_codes_today',
    help: 'Login codes sent today, by country code',
    labelNames: ['country'],
  } as const
  const mostOfCountry = {
    name: 'login_codes_max_of_country',
    help: 'Login codes that may be sent in a day to a country that received some today',
    labelNames: ['country'],
  } as const
  const today = async () =>
    await db
      .select()
      .from(codeDays)
      .where(eq(codeDays.day, indianDay(clock.now())))
  readGauge(register, sent, async () =>
    (await today()).map(({ countryCode, sent }) => ({ labels: { country: countryCode }, value: sent })),
  )
  readGauge(register, mostOfCountry, async () =>
    (await today()).map(({ countryCode }) => ({
      labels: { country: countryCode },
      value: capOf(config.codeCaps, countryCode),
    })),
  )
  new Gauge({
    name: 'login_codes_max_a_day',
    help: 'Login codes that may be sent in a day, to all countries together',
    registers: [register],
  }).set(config.codeCaps.total)
}
