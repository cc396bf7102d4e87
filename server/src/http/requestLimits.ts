import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { callerKey } from './callerKey.ts'

/** Counts the requests of each caller to the routes that have a limit. */
export async function requestLimits(app: FastifyInstance, { config }: Services): Promise<void> {
  if (!config.rateLimits) return
  await app.register(rateLimit, { global: false, keyGenerator: callerKey, errorResponseBuilder: tooMany })
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Failure {
  return new Failure('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) })
}
