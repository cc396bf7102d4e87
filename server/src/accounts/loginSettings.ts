import type { z } from 'zod'
import { flag, positive } from '../platform/settings.ts'
import { codeCountries } from './codeCountries.ts'
import { signOnOf, signOnSettings } from './signOn/settings.ts'

export const loginSettings = {
  ACCESS_TOKEN_SECONDS: positive(900).describe('Lifetime of an access token in seconds'),
  REFRESH_TOKEN_DAYS: positive(30).describe(
    'Lifetime of an unused refresh token and of the page cookie, in days',
  ),
  STAFF_SESSION_HOURS: positive(12).describe('Hours after which staff log in again'),
  STAFF_IDLE_MINUTES: positive(30).describe(
    'Minutes without activity of the person after which a staff session ends',
  ),
  DEMO_SECOND_FACTOR: flag('on').describe(
    'off lets staff of a demo log in without a second factor; production always asks for it',
  ),
  CODE_COUNTRIES: codeCountries,
  CODES_PER_DAY: positive(25_000).describe(
    'Most login codes that are sent in a day to all countries together',
  ),
  ...signOnSettings,
} as const

declare module '../platform/settings.ts' {
  interface Settings extends Readonly<ReturnType<typeof loginOf>> {}
}

export const loginOf = (given: z.infer<z.ZodObject<typeof loginSettings>>, production: boolean) => ({
  accessTokenSeconds: given.ACCESS_TOKEN_SECONDS,
  refreshTokenDays: given.REFRESH_TOKEN_DAYS,
  staffSessionHours: given.STAFF_SESSION_HOURS,
  staffIdleMinutes: given.STAFF_IDLE_MINUTES,
  demoFactorOff: given.DEMO_SECOND_FACTOR === 'off',
  /** Whether staff need a second factor. */
  secondFactor: production || given.DEMO_SECOND_FACTOR === 'on',
  codeCaps: { countries: given.CODE_COUNTRIES, total: given.CODES_PER_DAY },
  signOn: signOnOf(given),
})
