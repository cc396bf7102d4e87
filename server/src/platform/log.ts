import { inspect } from 'node:util'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

type LoggedRequest = { method: string; ip: string; routeOptions?: { url?: string | undefined } }
const longestThrown = 500

/**
 * Logs JSON lines. A request is logged by its method and route pattern, since its URL may contain phone numbers,
 * codes and tokens.
 */
export function openLog(config: Pick<Settings, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    serializers: {
      req: ({ method, ip, routeOptions }: LoggedRequest) => ({
        method,
        route: routeOptions?.url ?? 'none',
        ip,
      }),
      err: readable,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

const readable = (thrown: unknown) =>
  thrown instanceof Error
    ? errorWithoutValues(thrown)
    : {
        type: typeof thrown,
        message: inspect(thrown, { depth: 2, breakLength: Infinity }).slice(0, longestThrown),
      }

/** The error of the database for a query error, whose message contains the parameters. */
const causeOf = (error: Error): Error =>
  'params' in error && error.cause instanceof Error ? error.cause : error

function errorWithoutValues(error: Error) {
  const cause = causeOf(error)
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return { type: error.name, message: cause.message, stack: cause.stack, code, constraint }
}

/** What the queue stores of a failed job. */
export const messageWithoutValues = (thrown: unknown): string =>
  thrown instanceof Error ? causeOf(thrown).message : String(thrown)
