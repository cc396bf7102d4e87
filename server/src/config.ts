import { z } from 'zod'
import { billingOf, billingSettings } from './platform/billingSettings.ts'
import { codeCountries } from './platform/codeCaps.ts'
import { gatewayOf, gatewaySettings } from './platform/gatewaySettings.ts'
import { port } from './platform/portSetting.ts'
import { signOnOf, signOnSettings } from './platform/signOnSettings.ts'
import { trustedProxies } from './platform/trustedProxies.ts'

const flag = (initial: 'on' | 'off') => z.enum(['on', 'off']).default(initial)
const positive = (initial: number) => z.coerce.number().int().positive().default(initial)

/** All settings, read once at the start. docs/configuration.md is generated from this table. */
export const settings = {
  PORT: port.default(3000).describe('Port to listen on; 0 picks a free one'),
  HOST: z.string().optional().describe('Address to listen on; 127.0.0.1 in demo, 0.0.0.0 in production'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database, photos and demo keys'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('PostgreSQL 15 or newer; without it the embedded database is used'),
  APP_MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('demo seeds people with known passwords and shows the outbox; production for real people'),
  DEMO_PUBLIC: z
    .enum(['yes', 'no'])
    .default('no')
    .describe('yes lets a demo listen on an address that other machines reach'),
  EMBEDDED_DATABASE: z
    .enum(['allowed', 'refused'])
    .default('refused')
    .describe(
      'allowed lets production run without DATABASE_URL; a power cut can then lose what was committed',
    ),
  SEED_PROFILES: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000)
    .default(2000)
    .describe('Number of demo profiles; 0 creates only staff and reference data'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address people use, for links in messages; https and required in production, http://localhost:PORT unless given in a demo',
    ),
  MEDIA_URL: z
    .url()
    .optional()
    .describe('Base of photo addresses when another host serves them; /media unless given'),
  TOKEN_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs sessions and photo addresses; required in production, made by a demo run'),
  PASSWORD_ESCROW_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Seals passwords for the super administrator to view; without it that feature is off in production',
    ),
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
  DELETED_PROFILE_KEEP_DAYS: positive(180).describe(
    'Days after which a deleted profile is removed permanently, with everything that is stored about it',
  ),
  DETER_DEVTOOLS: z
    .enum(['on', 'off'])
    .optional()
    .describe('Deterring of developer tools; by default on in production and off in a demo'),
  METRICS_PORT: port
    .optional()
    .describe(
      'Separate port of /metrics, for the network of the operators; without it a demo serves it on PORT, and production does not',
    ),
  API_DOCS: z
    .enum(['on', 'off'])
    .optional()
    .describe('Documentation of the API at /api/docs; by default off in production and on in a demo'),
  RATE_LIMITS: flag('on').describe('Limits of requests for each address; off only for load tests of a demo'),
  PAGES_AT_ONCE: positive(8).describe(
    'Most pages that the server renders at the same time; beyond that, browsers get the page shell and render the page themselves',
  ),
  TRUST_PROXY: trustedProxies,
  CODE_COUNTRIES: codeCountries,
  CODES_PER_DAY: positive(25_000).describe(
    'Most login codes that are sent in a day to all countries together',
  ),
  SERVICES_ACCOUNTING_CODE: z
    .string()
    .regex(/^\d{4,8}$/)
    .default('999799')
    .describe('SAC on invoices; 999799 is other services, not elsewhere classified'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Lowest level that is logged'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('smtp:// or smtps:// address of the mail server; outbox unless given'),
  MAIL_FROM: z.string().default('BNR Matrimony <no-reply@localhost>').describe('Sender of e-mails'),
  SMS_API_URL: z
    .url()
    .optional()
    .describe('Address of the SMS provider (JSON over HTTPS); outbox unless given'),
  SMS_API_KEY: z.string().optional().describe('Key of the SMS provider'),
  SMS_SENDER_ID: z.string().default('BNRMAT').describe('DLT header (sender id) registered with the operator'),
  SMS_DLT_ENTITY_ID: z.string().optional().describe('DLT principal entity id'),
  SMS_DLT_TEMPLATE_CODE: z.string().optional().describe('DLT template id of the login code message'),
  ...billingSettings,
  ...signOnSettings,
  ...gatewaySettings,
} as const

export type Config = Readonly<ReturnType<typeof readConfig>>

/** Parses the environment. Throws one error that names every wrong setting. */
function parsed(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = z.object(settings).safeParse(given)
  if (error) throw new Error(`Wrong configuration:\n${z.prettifyError(error)}`)
  if (data.APP_MODE === 'production' && !data.TOKEN_SECRET)
    throw new Error('Wrong configuration: TOKEN_SECRET is required in production')
  return data
}

/** Reads the settings and gives them the names that the code uses. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const s = parsed(environment)
  const production = s.APP_MODE === 'production'
  return {
    port: s.PORT,
    host: s.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL,
    production,
    demoPublic: s.DEMO_PUBLIC === 'yes',
    embeddedAllowed: s.EMBEDDED_DATABASE === 'allowed',
    seedProfiles: s.SEED_PROFILES,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    mediaBase: s.MEDIA_URL ?? '/media',
    tokenSecret: s.TOKEN_SECRET,
    escrowKey: s.PASSWORD_ESCROW_KEY,
    accessTokenSeconds: s.ACCESS_TOKEN_SECONDS,
    refreshTokenDays: s.REFRESH_TOKEN_DAYS,
    staffSessionHours: s.STAFF_SESSION_HOURS,
    staffIdleMinutes: s.STAFF_IDLE_MINUTES,
    demoFactorOff: s.DEMO_SECOND_FACTOR === 'off',
    /** Whether staff need a second factor. */
    secondFactor: production || s.DEMO_SECOND_FACTOR === 'on',
    deletedProfileKeepDays: s.DELETED_PROFILE_KEEP_DAYS,
    deterDevtools: (s.DETER_DEVTOOLS ?? (production ? 'on' : 'off')) === 'on',
    pagesAtOnce: s.PAGES_AT_ONCE,
    metricsPort: s.METRICS_PORT,
    apiDocs: (s.API_DOCS ?? (production ? 'off' : 'on')) === 'on',
    rateLimits: s.RATE_LIMITS === 'on',
    trustProxy: s.TRUST_PROXY,
    codeCaps: { countries: s.CODE_COUNTRIES, total: s.CODES_PER_DAY },
    servicesAccountingCode: s.SERVICES_ACCOUNTING_CODE,
    billing: billingOf(s, production),
    logLevel: s.LOG_LEVEL,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    sms: smsOf(s),
    signOn: signOnOf(s),
    gateway: gatewayOf(s, production),
    gatewayAmount: production || s.GATEWAY_AMOUNT === 'real' ? ('real' as const) : ('one rupee' as const),
  }
}

function smsOf(s: z.infer<z.ZodObject<typeof settings>>) {
  if (!s.SMS_API_URL) return undefined
  const { SMS_API_KEY: key, SMS_DLT_ENTITY_ID: entityId, SMS_DLT_TEMPLATE_CODE: templateId } = s
  if (!key || !entityId || !templateId) {
    throw new Error(
      'Wrong configuration: SMS_API_URL needs SMS_API_KEY, SMS_DLT_ENTITY_ID and SMS_DLT_TEMPLATE_CODE',
    )
  }
  return { url: s.SMS_API_URL, key, senderId: s.SMS_SENDER_ID, entityId, templateId }
}
