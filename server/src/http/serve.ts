import type { Readable } from 'node:stream'
import { type EndpointParts, type Input, methodsOf, type Reply, servedAt } from '@bnr/contract/endpoint'
import { plainWords } from '@bnr/contract/plainWords'
import { toWire } from '@bnr/contract/rename'
import { plainTextOnly, unstorablePaths } from '@bnr/contract/text'
import { fieldsOf } from '@bnr/contract/wire'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure, invalidInput } from '../platform/failure.ts'
import { type Actor, type ActorOf, requirePermission } from './actor.ts'
import { type Auditing, audited } from './auditCalls.ts'
import { inputErrors } from './inputErrors.ts'

z.config({ customError: plainWords })

declare module 'fastify' {
  interface FastifyInstance {
    served: EndpointParts[]
    auditing: Auditing
    /** Refuses staff who confirmed their second factor too long ago. */
    requireFreshFactor: (actor: Actor) => Promise<void>
  }
  interface FastifyRequest {
    actor: Actor
  }
  interface FastifyContextConfig {
    endpoint?: EndpointParts
    alongside?: Alongside
  }
}

/** What an endpoint reads of a member in the same statement as the session, as SQL with the id of the profile. */
export type Alongside = (profile: SQL) => SQL | undefined

/** Staff may make this many times the requests of a member, since they work for many families. */
export const staffFactor = 10

type Limit = NonNullable<EndpointParts['limit']>

export type Call<P extends EndpointParts> = Input<P> & {
  actor: ActorOf<P['permission']>
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<P extends EndpointParts> = P extends { stream: true } ? Readable : Reply<P>

export function prepareServing(app: FastifyInstance, { db, clock, log }: Auditing): void {
  app.decorate('served', [])
  app.decorate('auditing', { db, clock, log })
}

/** Serves an endpoint of the contract: checks the permission, reads the input, calls `handle` and sends the reply. */
export function serve<const P extends EndpointParts>(
  app: FastifyInstance,
  endpoint: P,
  handle: (call: Call<P>) => Promise<Answer<P>> | Answer<P>,
  { alongside }: { alongside?: Alongside } = {},
): void {
  if (!endpoint.permission) throw new Error(`${endpoint.path} names no permission`)
  app.served.push(endpoint)
  app.route({
    method: [...methodsOf(endpoint)],
    url: servedAt(endpoint),
    config: { endpoint, ...limitOf(endpoint), ...(alongside && { alongside }) },
    ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
    preParsing: async (request) => {
      requirePermission(request.actor, endpoint.permission)
      if (!endpoint.form) refuseForms(request)
      if (givesToken(endpoint)) refuseOtherSites(request, 'Open our site and log in there')
      if (endpoint.freshFactor) await app.requireFreshFactor(request.actor)
    },
    handler: async (request, reply) => {
      const input = decodeInput(endpoint, request)
      const { actor } = request
      const calling = { endpoint, actor, input }
      const result = await audited(app.auditing, calling, () =>
        handle({ ...input, actor: actor as ActorOf<P['permission']>, request, reply }),
      )
      if (endpoint.redirect) return redirected(reply, endpoint.redirect, String(result))
      return endpoint.file || endpoint.stream ? result : toWire(endpoint.reply, result)
    },
  })
}

const redirected = (reply: FastifyReply, redirect: true | 303, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, redirect === true ? 302 : redirect)

function limitOf({ limit }: EndpointParts) {
  if (!limit) return {}
  const max = ({ actor }: FastifyRequest) => requestsOf(limit, actor)
  return { rateLimit: { max, timeWindow: (limit.perMinutes ?? 1) * 60_000 } }
}

function requestsOf({ requests, guest = requests }: Limit, { kind }: Actor): number {
  if (kind === 'staff') return requests * staffFactor
  return kind === 'guest' ? guest : requests
}

type Sent = Pick<FastifyRequest, 'params' | 'query'> & { body?: unknown }

/** Parses the request by the schemas of the endpoint. */
export function decodeInput<P extends EndpointParts>(endpoint: P, sent: Sent): Input<P> {
  return {
    params: decode(endpoint.params, sent.params),
    query: decode(endpoint.query, sent.query),
    body: decode(endpoint.body, sent.body ?? {}),
  } as Input<P>
}

/** Refuses text that PostgreSQL cannot store before any schema reads it. */
export function decode(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const unstorable = unstorablePaths(value)
  if (unstorable.length > 0)
    throw invalidInput(Object.fromEntries(unstorable.map((path) => [path || 'body', plainTextOnly])))
  const result = z.safeDecode(schema, value)
  if (!result.success) throw invalidInput(inputErrors(result.error))
  return result.data
}

/** Any website can post a form to us with the cookies of our visitor. Forms need no permission by CORS, JSON does. */
function refuseForms({ headers }: FastifyRequest): void {
  if (headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
    throw new Failure('wrong_media_type')
}

export const givesToken = ({ reply }: EndpointParts): boolean => 'token' in (fieldsOf(reply) ?? {})

const ours = new Set([undefined, 'same-origin', 'same-site', 'none'])

/**
 * Another site could log a browser in to its own account and watch what the person does there. Programs and old
 * browsers send no `sec-fetch-site` header.
 */
export function refuseOtherSites({ headers }: FastifyRequest, message: string): void {
  if (!ours.has(headers['sec-fetch-site'] as string | undefined))
    throw new Failure('not_allowed', { message })
}
