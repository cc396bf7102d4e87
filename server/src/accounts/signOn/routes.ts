import * as endpoints from '@bnr/contract/accounts/signOn'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireRow } from '../../database/requireRow.ts'
import { serve } from '../../http/serve.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { callerOf } from '../caller.ts'
import { openSession } from '../secondFactor/gate.ts'
import { signOnCodes, users } from '../tables.ts'
import { hashToken, newToken } from '../tokens.ts'
import { attemptSeconds, openAttempt, sealAttempt } from './attempt.ts'
import { staffOf } from './person.ts'
import { openProvider, type Provider } from './provider.ts'

const path = `/api${endpoints.startSignOn.path}`
const attemptCookie = 'bnr_sign_on'
const browserCookie = 'bnr_sign_on_key'
const { signOnLanding: landing } = endpoints
const landingAt = (key: string, value: string) => `${landing.path}#${key}=${value}`

type Visit = { request: FastifyRequest; reply: FastifyReply }

/**
 * Staff sign on through an OpenID Connect provider: to the provider, back, and then a one-time code is exchanged for
 * tokens.
 */
export function signOnRoutes(app: FastifyInstance, services: Services): void {
  const { config, clock } = services
  const address = new URL(path, config.publicUrl).href
  const callback = new URL(`/api${endpoints.finishSignOn.path}`, config.publicUrl).href
  const provider = config.signOn && openProvider(config.signOn, callback, clock)

  serve(app, endpoints.signOnAvailable, () =>
    provider ? { available: true, address } : { available: false },
  )
  serve(app, endpoints.startSignOn, ({ request, reply }) =>
    landOnProblem(request, 'sign_on_unavailable', () => start(services, provider, reply)),
  )
  serve(app, endpoints.finishSignOn, ({ request, reply }) =>
    landOnProblem(request, 'sign_on_failed', () => finish(services, provider, callback, { request, reply })),
  )
  serve(app, endpoints.exchangeSignOn, ({ request, reply, body }) =>
    exchange(services, body.code, { request, reply }),
  )
}

/** Every sign-on ends on the staff login page, which shows what happened instead of JSON. */
async function landOnProblem(
  { log }: FastifyRequest,
  fallback: 'sign_on_failed' | 'sign_on_unavailable',
  work: () => Promise<string>,
): Promise<string> {
  try {
    return await work()
  } catch (thrown) {
    return landingAt(landing.problem, problemOf(thrown, log, fallback).code)
  }
}

async function start({ secrets, clock }: Services, provider: Provider | undefined, reply: FastifyReply) {
  if (!provider) throw new Failure('sign_on_off')
  const { attempt, address } = await provider.begin()
  const value = await sealAttempt(secrets.signOn, attempt, clock.now())
  reply.setCookie(attemptCookie, value, { path, maxAge: attemptSeconds })
  return address
}

async function finish(
  services: Services,
  provider: Provider | undefined,
  callback: string,
  { request, reply }: Visit,
) {
  const { config, secrets, clock } = services
  if (!provider || !config.signOn) throw new Failure('sign_on_off')
  const sealed = request.cookies[attemptCookie]
  reply.clearCookie(attemptCookie, { path })
  const attempt = sealed && (await openAttempt(secrets.signOn, sealed, clock.now()))
  if (!attempt) throw new Failure('sign_on_expired')
  const returned = new URL(callback)
  returned.search = new URL(request.url, callback).search
  const { person, vouched } = await provider.finish(returned, attempt)
  const userId = await staffOf(services.db, person, config.signOn.rolesClaim)
  const { code, browserKey } = await issueCode(services, { userId, vouched })
  reply.setCookie(browserCookie, browserKey, { path, maxAge: codeSeconds })
  return landingAt(landing.code, code)
}

async function exchange(services: Services, code: string, { request, reply }: Visit) {
  const browserKey = request.cookies[browserCookie]
  if (!browserKey) throw new Failure('sign_on_expired')
  reply.clearCookie(browserCookie, { path })
  const { userId, vouched } = await redeemCode(services, { code, browserKey })
  const mayLogIn = and(eq(users.id, userId), eq(users.disabled, false))
  const user = await requireRow(services.db.select().from(users).where(mayLogIn), 'sign_on_disabled')
  const caller = callerOf(services, request, reply)
  return await openSession(services, user, { ...caller, vouched, way: 'single sign-on' })
}

const codeSeconds = 60

/** The code is in the address and the key in a cookie, so that a leaked or planted code is useless alone. */
type OneTimeCode = { code: string; browserKey: string }

const hashed = ({ code, browserKey }: OneTimeCode) => hashToken(`${code} ${browserKey}`)

type SignedOn = Pick<typeof signOnCodes.$inferSelect, 'userId' | 'vouched'>

async function issueCode({ db, clock }: Services, person: SignedOn): Promise<OneTimeCode> {
  const pair = { code: newToken(), browserKey: newToken() }
  const now = clock.now()
  await db.delete(signOnCodes).where(lte(signOnCodes.expiresAt, now))
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000)
  await db.insert(signOnCodes).values({ ...person, hash: hashed(pair), expiresAt })
  return pair
}

/**
 * Redeems a code and returns its account. Redeeming deletes the code, so only one of two simultaneous attempts
 * succeeds.
 */
async function redeemCode({ db, clock }: Services, pair: OneTimeCode): Promise<SignedOn> {
  const valid = and(eq(signOnCodes.hash, hashed(pair)), gt(signOnCodes.expiresAt, clock.now()))
  return await requireRow(db.delete(signOnCodes).where(valid).returning(), 'sign_on_expired')
}

/** Fields of the library's errors that are safe to log; others may contain tokens. */
type Thrown = { name?: string; code?: string; error?: string; message?: string; cause?: unknown }
type Fallback = 'sign_on_failed' | 'sign_on_unavailable'

/** Turns any error during sign-on into a failure that the person can read. */
function problemOf(thrown: unknown, log: FastifyBaseLogger, fallback: Fallback): Failure {
  if (thrown instanceof Failure) return thrown
  const { name, code, error, message } = thrown as Thrown
  log.warn({ signOn: { name, code, error, message } }, 'single sign-on failed')
  if (error === 'access_denied') return new Failure('sign_on_cancelled')
  return new Failure(isOutOfReach(thrown as Thrown) ? 'sign_on_unavailable' : fallback)
}

/** No answer, or an error of the provider's server. */
function isOutOfReach({ code, message, cause }: Thrown): boolean {
  if (code === 'OAUTH_TIMEOUT' || message === 'fetch failed') return true
  return cause instanceof Response && cause.status >= 500
}
