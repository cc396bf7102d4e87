import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../platform/failure.ts'

/** The fields of the library's errors that say what went wrong; the rest may hold tokens and is not logged. */
type Thrown = { name?: string; code?: string; error?: string; message?: string; cause?: unknown }
type Otherwise = 'sign_on_failed' | 'sign_on_unavailable'

/** Whatever goes wrong on the way to the provider and back, as the failure that the person reads. */
export function problemOf(thrown: unknown, log: FastifyBaseLogger, otherwise: Otherwise): Failure {
  if (thrown instanceof Failure) return thrown
  const { name, code, error, message } = thrown as Thrown
  log.warn({ signOn: { name, code, error, message } }, 'single sign-on failed')
  if (error === 'access_denied') return new Failure('sign_on_cancelled')
  return new Failure(isOutOfReach(thrown as Thrown) ? 'sign_on_unavailable' : otherwise)
}

/** No answer, or the answer of a provider in trouble. */
function isOutOfReach({ code, message, cause }: Thrown): boolean {
  if (code === 'OAUTH_TIMEOUT' || message === 'fetch failed') return true
  return cause instanceof Response && cause.status >= 500
}
