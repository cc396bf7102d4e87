import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../platform/services.ts'
import { sessionActor } from './sessionActor.ts'
import { hashToken } from './tokens.ts'

/** Tells the page renderer who asks for a document (visitor.ts); no call of the API is let in by it. */
const cookie = 'bnr_page'
const path = '/'

/** What newToken makes, and nothing that would have to be looked up in vain. */
const form = /^[\w-]{43}$/

/** The token that the browser shows. Two of the name are none: one of them was planted, and nobody can tell which. */
export function pageTokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const sent = (headers.cookie ?? '').split(';').filter((part) => part.split('=')[0]?.trim() === cookie)
  const token = cookies[cookie]
  return sent.length === 1 && token && form.test(token) ? token : undefined
}

/** It lasts as long as the refresh token that came with it. */
export function keepPageToken({ config }: Services, reply: FastifyReply, token: string): void {
  reply.setCookie(cookie, token, { path, maxAge: config.refreshTokenDays * 86_400 })
}

/** Whose page cookie this is: one by the index, no more than that, and nothing is written. */
export function pageActor(services: Services, token: string) {
  const { db, clock, config } = services
  const since = daysAfter(clock.now(), -config.refreshTokenDays)
  return sessionActor(services, db, sql`s.page_token_hash = ${hashToken(token)} and s.used_at > ${since}`)
}

/** Takes away a cookie that holds no more. That of a session that goes on stays: another tab has logged in meanwhile. */
export async function clearPageToken(services: Services, request: FastifyRequest, reply: FastifyReply) {
  if (request.cookies[cookie] === undefined) return
  const token = pageTokenOf(request)
  if (token && (await pageActor(services, token))) return
  reply.clearCookie(cookie, { path })
}
