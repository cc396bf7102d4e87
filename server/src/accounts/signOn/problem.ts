import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../platform/failure.ts'

/** Fields of the library's errors that are safe to log; others may contain tokens. */
type Thrown = { name?: string; code?: string; error?: string; message?: string; cause?: unknown }
type Fallback = 'sign_on_failed' | 'sign_on_unavailable'

/** Turns any error during sign-on into a failure that the person can read. */
export function problemOf(thrown: unknown, log: FastifyBaseLogger, fallback: Fallback): Failure {
  if (thrown instanceof Failure) return thrown
  const { name, code, error, message } = thrown as Thrown
  log.warn({ signOn: { name, code, error, message } }, 'single sign-on failed')
  if (error === 'access_denied') return new Failure('sign_on_cancelled')
  return new Failure(isOutOfReach(thrown as Thrown) ? 'sign_on_unavailable' : fallback)
}

/** No answer, or an error of the provider's server. */
function isOutOfReach({ code, message, cause }: Thrown): boolean {
  if (code === 'OAUTH_TIMEOUT' || message === 'fetch failed') return true
  return cause instanceof Response && cause.status >= 500
}
