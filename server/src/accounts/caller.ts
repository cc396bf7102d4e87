import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { networkOf } from '../platform/callerKey.ts'
import { knownForDays } from './knownBrowsers.ts'
import { hashToken } from './tokens.ts'

const cookie = 'bnr_browser'

/** Where a login comes from. */
export type Caller = {
  address: string
  userAgent: string | undefined
  /** The browser's own random token, new when it had none; it opens nothing, it only makes the browser known. */
  browserToken: string
  browserHash: string
  /** What the browser holds already: the token of its draft, or of an earlier session. */
  holds: Actor
}

export function callerOf(request: FastifyRequest): Caller {
  const kept = request.cookies[cookie]
  const browserToken = kept && /^[\w-]{20,60}$/.test(kept) ? kept : randomBytes(24).toString('base64url')
  return {
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'],
    browserToken,
    browserHash: hashToken(browserToken),
    holds: request.actor,
  }
}

/** After a login: the browser shows its token at the next one. Nothing but logins is sent it. */
export function keepBrowserToken(reply: FastifyReply, { browserToken }: Caller): void {
  reply.setCookie(cookie, browserToken, { path: '/api/ues', maxAge: knownForDays * 86_400 })
}
