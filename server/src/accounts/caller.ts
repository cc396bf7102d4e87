import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { networkOf } from '../http/callerKey.ts'
import type { Services } from '../services/services.ts'
import { knownForDays } from './knownBrowsers.ts'
import { keepPageToken } from './pageCookie.ts'
import { hashToken } from './tokens.ts'

const cookie = 'bnr_browser'

export type Caller = {
  address: string
  userAgent: string | undefined
  /** Hash of the browser's random token. The token identifies a known browser but grants no access. */
  browserHash: string
  /** The actor of the browser's present token: a draft or an earlier session. */
  holds: Actor
  /** Called wherever a session starts, so that no way of logging in forgets the cookies. */
  keepCookies: (pageToken: string) => void
}

export function callerOf(services: Services, request: FastifyRequest, reply: FastifyReply): Caller {
  const sent = request.cookies[cookie]
  const browserToken = sent && /^[\w-]{20,60}$/.test(sent) ? sent : randomBytes(24).toString('base64url')
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

/** The browser sends this token only with logins. */
function keepBrowserToken(reply: FastifyReply, token: string): void {
  reply.setCookie(cookie, token, { path: '/api/ues', maxAge: knownForDays * 86_400 })
}
