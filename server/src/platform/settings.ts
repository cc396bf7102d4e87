import { z } from 'zod'
import { trustedProxies } from './trustedProxies.ts'

export const flag = (initial: 'on' | 'off') => z.enum(['on', 'off']).default(initial)
export const positive = (initial: number) => z.coerce.number().int().positive().default(initial)
/** 0 picks a free port. */
export const port = z.coerce.number().int().min(0).max(65_535)

/** The settings that belong to no domain. */
export const baseSettings = {
  ROLE: z
    .enum(['all', 'web', 'jobs'])
    .default('all')
    .describe(
      'What this process does: web answers requests, jobs runs jobs and answers only /healthz, /readyz and /metrics, all does both',
    ),
  STOP_SECONDS: positive(30).describe(
    'Longest time in seconds that requests and jobs get to finish after SIGTERM',
  ),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .default(0)
    .describe(
      'Seconds between SIGTERM, when /readyz turns 503, and refusing new connections; longer than a load balancer needs to notice',
    ),
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
    .describe('Signs sessions and photo addresses; required in production; a demo generates its own'),
  PASSWORD_ESCROW_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Seals passwords for the super administrator to view; without it that feature is off in production',
    ),
  DELETED_PROFILE_KEEP_DAYS: positive(180).describe(
    'Days after which a deleted profile is removed permanently, with everything that is stored about it',
  ),
  DETER_DEVTOOLS: z
    .enum(['on', 'off'])
    .optional()
    .describe('Discourages the use of developer tools; by default on in production and off in a demo'),
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
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'Give an address like redis://host:6379' })
    .optional()
    .describe(
      'Redis or Valkey that counts requests for all web processes together; without it each process counts for itself',
    ),
  SEARCH_INDEX: flag('on').describe(
    'Whether each web process answers searches and matches of members and guests from an index in memory, with about 110 bytes for each Active profile; off uses SQL',
  ),
  TRUST_PROXY: trustedProxies,
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Lowest level that is logged'),
} as const

type SettingsInput = z.infer<z.ZodObject<typeof baseSettings>>

/** What the code knows of the settings. A domain adds its own where it declares them; `config.ts` reads them all. */
export interface Settings extends Readonly<ReturnType<typeof baseOf>> {}

/** Gives the settings the names that the code uses. */
export function baseOf(s: SettingsInput) {
  const production = s.APP_MODE === 'production'
  if (production && !s.TOKEN_SECRET)
    throw new Error('Wrong configuration: TOKEN_SECRET is required in production')
  return {
    role: s.ROLE,
    stopSeconds: s.STOP_SECONDS,
    stopDelaySeconds: s.STOP_DELAY_SECONDS,
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
    deletedProfileKeepDays: s.DELETED_PROFILE_KEEP_DAYS,
    deterDevtools: (s.DETER_DEVTOOLS ?? (production ? 'on' : 'off')) === 'on',
    pagesAtOnce: s.PAGES_AT_ONCE,
    metricsPort: s.METRICS_PORT,
    apiDocs: (s.API_DOCS ?? (production ? 'off' : 'on')) === 'on',
    rateLimits: s.RATE_LIMITS === 'on',
    redisUrl: s.REDIS_URL,
    searchIndex: s.SEARCH_INDEX === 'on',
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
  }
}

/** A provider on this machine, as in tests and trials, may use http. */
export function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
