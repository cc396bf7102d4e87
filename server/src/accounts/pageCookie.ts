import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { sessionActor } from './sessionActor.ts'
import { hashToken } from './tokens.ts'

/** Identifies the visitor when a page is rendered (visitor.ts). It grants no access to the API. */
const cookie = 'bnr_page'
const path = '/'

/** The form of tokens from newToken; nothing else needs to be looked up. */
const form = /^[\w-]{43}$/

/**
 * Returns the token of the page cookie. If there are two cookies of the name, somebody planted one of them, so
 * neither counts.
 */
export function pageTokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const sent = (headers.cookie ?? '').split(';').filter((part) => part.split('=')[0]?.trim() === cookie)
  const token = cookies[cookie]
  return sent.length === 1 && token && form.test(token) ? token : undefined
}

/** The cookie lasts as long as the refresh token issued with it. */
export function keepPageToken({ config }: Services, reply: FastifyReply, token: string): void {
  reply.setCookie(cookie, token, { path, maxAge: config.refreshTokenDays * 86_400 })
}

/** Finds the actor of a page cookie with one indexed query, and writes nothing. */
export function pageActor(services: Services, token: string) {
  const { db, clock, config } = services
  const since = daysAfter(clock.now(), -config.refreshTokenDays)
  return sessionActor(services, db, sql`s.page_token_hash = ${hashToken(token)} and s.used_at > ${since}`)
}

/** Clears the cookie if its session has ended. If the session continues, another tab has since logged in. */
export async function clearPageToken(services: Services, request: FastifyRequest, reply: FastifyReply) {
  if (request.cookies[cookie] === undefined) return
  const token = pageTokenOf(request)
  if (token && (await pageActor(services, token))) return
  reply.clearCookie(cookie, { path })
}
