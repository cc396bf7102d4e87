import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { networkOf } from '../platform/callerKey.ts'
import type { Services } from '../platform/services.ts'
import { knownForDays } from './knownBrowsers.ts'
import { keepPageToken } from './pageCookie.ts'
import { hashToken } from './tokens.ts'

const cookie = 'bnr_browser'

/** Where a login comes from. */
export type Caller = {
  address: string
  userAgent: string | undefined
  /** Of the browser's own random token; it opens nothing, it only makes the browser known. */
  browserHash: string
  /** What the browser holds already: the token of its draft, or of an earlier session. */
  holds: Actor
  /** Called where every session starts, so that no way of logging in can forget it. */
  keepCookies: (pageToken: string) => void
}

export function callerOf(services: Services, request: FastifyRequest, reply: FastifyReply): Caller {
  const kept = request.cookies[cookie]
  const browserToken = kept && /^[\w-]{20,60}$/.test(kept) ? kept : randomBytes(24).toString('base64url')
  return {
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'],
    browserHash: hashToken(browserToken),
    holds: request.actor,
    keepCookies: (pageToken) => {
      keepBrowserToken(reply, browserToken)
      keepPageToken(services, reply, pageToken)
    },
  }
}

/** The browser shows its token at the next login. Nothing but logins is sent it. */
function keepBrowserToken(reply: FastifyReply, token: string): void {
  reply.setCookie(cookie, token, { path: '/api/ues', maxAge: knownForDays * 86_400 })
}
