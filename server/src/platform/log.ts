import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

type LoggedRequest = { method: string; url: string; ip: string }

/** JSON lines. Of a request only method and path: queries, headers and bodies may carry phones, codes and tokens. */
export function openLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    serializers: {
      req: ({ method, url, ip }: LoggedRequest) => ({ method, path: url.split('?')[0], ip }),
      err: errorWithoutValues,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A failed statement names its parameters in the message; only the database's own words are logged. */
function errorWithoutValues(error: Error) {
  const cause = 'params' in error && error.cause instanceof Error ? error.cause : error
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return { type: error.name, message: cause.message, stack: cause.stack, code, constraint }
}
