import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { wire } from '../wire.ts'
import { tokens } from './schemas.ts'

/** Page that a single sign-on returns to. The result follows the #, so that no server and no log sees it. */
export const signOnLanding = { path: '/ad/login', code: 'sign-on', problem: 'sign-on-problem' } as const

export const signOnAvailable = endpoint({
  path: '/ues/sso/available',
  audit: noAudit.login,
  permission: 'public',
  summary: 'Whether staff can sign in through an OpenID Connect provider',
  reply: wire('Single sign-on', {
    available: ['available', z.boolean(), 'Whether a provider is configured'],
    address: ['address', z.string().optional(), 'Address that starts the sign-on'],
  }),
})

export const startSignOn = endpoint({
  path: '/ues/sso',
  audit: noAudit.login,
  permission: 'public',
  summary: 'Start a single sign-on: redirects the browser to the provider',
  redirect: true,
  reply: z.string(),
  limit: { requests: 30 },
})

/** The contract declares no query: the OpenID Connect library checks what the provider sends. */
export const finishSignOn = endpoint({
  path: '/ues/sso/callback',
  audit: noAudit.login,
  permission: 'public',
  summary: 'Return from the provider: redirects to the staff login with a one-time code',
  redirect: true,
  reply: z.string(),
  limit: { requests: 30 },
})

export const exchangeSignOn = endpoint({
  method: 'POST',
  path: '/ues/sso/token',
  audit: noAudit.login,
  permission: 'public',
  summary:
    'Exchange the one-time code of a single sign-on for tokens: within a minute, once, in the same browser',
  body: wire('Single sign-on code', {
    code: ['code', z.string().min(1).max(100), 'One-time code from the address of the staff login page'],
  }),
  reply: tokens,
  limit: { requests: 30 },
})
