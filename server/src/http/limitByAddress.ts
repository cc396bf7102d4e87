import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { networkOf } from './callerKey.ts'

/**
 * Counts all requests of an address to the routes that share this hook, under this name. Returns undefined when limits
 * are off.
 */
export function limitByAddress(
  app: FastifyInstance,
  name: string,
  aMinute: number,
): onRequestAsyncHookHandler | undefined {
  if (!app.hasDecorator('rateLimit')) return undefined
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip)
  return app.rateLimit({
    groupId: name,
    max: aMinute,
    timeWindow: 60_000,
    keyGenerator,
  }) as onRequestAsyncHookHandler
}
