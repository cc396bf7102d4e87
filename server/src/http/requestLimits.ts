import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import type { SharedCounts } from '../services/sharedCounts.ts'
import { callerKey } from './callerKey.ts'

/** Counts the requests of each caller to the routes that have a limit, for all processes if they share their counts. */
export async function requestLimits(app: FastifyInstance, { config, sharedCounts }: Services): Promise<void> {
  if (!config.rateLimits) return
  await app.register(rateLimit, {
    global: false,
    keyGenerator: callerKey,
    errorResponseBuilder: tooMany,
    ...(sharedCounts ? { store: storeIn(sharedCounts) } : {}),
  })
}

/** What the plugin passes for a route, or for a hook of several routes, which has a name. */
type Counted = Partial<Pick<RateLimitOptions, 'groupId'>> & {
  routeInfo?: Pick<RouteOptions, 'method' | 'url'>
}

function storeIn(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly name: string
    constructor({ groupId, routeInfo }: Counted) {
      this.name = groupId ?? `${routeInfo?.method} ${routeInfo?.url}`
    }
    child(counted: object) {
      return new Store(counted)
    }
    incr(...[key, done, window, max]: Parameters<FastifyRateLimitStore['incr']>) {
      counts.add(`${this.name} ${key}`, window, max).then((count) => done(null, count), done)
    }
  }
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Failure {
  return new Failure('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) })
}
