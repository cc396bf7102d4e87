import { z } from 'zod'
import { positive } from '../platform/settings.ts'

/** Seconds; 0 is without a limit. */
const seconds = (initial: number) => z.coerce.number().int().min(0).max(86_400).default(initial)

export const databaseSettings = {
  DATABASE_DIRECT_URL: z
    .string()
    .optional()
    .describe(
      'PostgreSQL itself, when DATABASE_URL is a pooler that assigns connections by transaction; for migrations, jobs and hints',
    ),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((urls) => urls.split(',').flatMap((url) => url.trim() || []))
    .describe('Streaming replicas that searches, figures and reports may read from, separated by commas'),
  DATABASE_CONNECTIONS: positive(10).describe(
    'Most connections of a process for requests; three more are for its jobs, and one is for hints',
  ),
  DATABASE_CONNECT_SECONDS: positive(5).describe(
    'Seconds to wait for a connection, whether the server does not answer or all connections are busy',
  ),
  DATABASE_STATEMENT_SECONDS: seconds(30).describe(
    'Seconds after which PostgreSQL ends a statement of a request; 0 is without a limit',
  ),
  DATABASE_IDLE_TRANSACTION_SECONDS: seconds(60).describe(
    'Seconds after which PostgreSQL ends a transaction that does nothing; 0 is without a limit',
  ),
  SLOW_STATEMENT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Milliseconds from which a statement is logged, without its values; 0 logs none'),
  DATABASE_APPLICATION_NAME: z
    .string()
    .max(50)
    .default('bnr-matrimony')
    .describe('Name of our connections in pg_stat_activity'),
} as const

/** How a process connects to PostgreSQL. Times are in milliseconds. */
export type ConnectionSettings = ReturnType<typeof connectionsOf>

declare module '../platform/settings.ts' {
  interface Settings extends Readonly<ReturnType<typeof databaseOf>> {}
}

type DatabaseEnvironment = z.infer<z.ZodObject<typeof databaseSettings>>

export function databaseOf(given: DatabaseEnvironment, databaseUrl: string | undefined) {
  const alone = given.DATABASE_DIRECT_URL
    ? 'DATABASE_DIRECT_URL'
    : given.DATABASE_REPLICA_URLS.length > 0 && 'DATABASE_REPLICA_URLS'
  if (alone && !databaseUrl) throw new Error(`Wrong configuration: ${alone} is of use only with DATABASE_URL`)
  return { connections: connectionsOf(given), slowStatement: given.SLOW_STATEMENT_MS }
}

const connectionsOf = (given: DatabaseEnvironment) => ({
  directUrl: given.DATABASE_DIRECT_URL,
  replicaUrls: given.DATABASE_REPLICA_URLS,
  most: given.DATABASE_CONNECTIONS,
  connectTimeout: 1000 * given.DATABASE_CONNECT_SECONDS,
  statementTimeout: 1000 * given.DATABASE_STATEMENT_SECONDS,
  idleTransactionTimeout: 1000 * given.DATABASE_IDLE_TRANSACTION_SECONDS,
  applicationName: given.DATABASE_APPLICATION_NAME,
})

export const usualConnections = connectionsOf(z.object(databaseSettings).parse({}))
