import { type ErrorCode, type ErrorReply, errors } from '@bnr/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/databaseAway.ts'
import { Failure } from '../platform/failure.ts'

/** Seconds for Retry-After when the service is unavailable. */
export const unavailableSeconds = 5

/** Turns every error into a reply. */
export function renderError(
  error: FastifyError | Failure | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const failure = error instanceof Failure ? error : translated(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  const wait = failure.retryAfterSeconds ?? (failure.code === 'unavailable' ? unavailableSeconds : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply.status(failure.status).send(bodyOf(failure))
}

function bodyOf(failure: Failure): ErrorReply {
  const { message, code, fields, challenge } = failure
  return { message, code, ...(fields && { fields }), ...(challenge && { challenge }) }
}

/** Errors of the framework: too large, wrong media type, malformed JSON, too many requests. */
function translated(error: FastifyError | undefined): Failure {
  if (isDatabaseAway(error)) return new Failure('unavailable')
  const status = error?.statusCode ?? 500
  const byStatus: Record<number, ErrorCode> = {
    404: 'not_found',
    413: 'too_large',
    415: 'wrong_media_type',
    429: 'too_many_requests',
    503: 'unavailable',
  }
  const code = byStatus[status]
  if (code) return new Failure(code)
  if (status >= 400 && status < 500)
    return new Failure('invalid_input', { fields: { body: errors.invalid_input.message } })
  return new Failure('internal')
}
