import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { wire } from '../wire.ts'
import {
  codeEntry,
  codeLogin,
  codeRequest,
  credentials,
  refreshed,
  refreshRequest,
  sessionUser,
  tokens,
} from './schemas.ts'

export const login = endpoint({
  method: 'POST',
  path: '/ues/ali',
  audit: noAudit.login,
  permission: 'public',
  summary: 'Login with BNR ID or staff mobile number and password',
  body: credentials,
  reply: tokens,
  limit: { requests: 60 },
})

export const sendCode = endpoint({
  method: 'POST',
  path: '/ues/otp',
  audit: noAudit.login,
  permission: 'public',
  summary: 'Send a login code; the reply does not reveal whether the number is registered',
  body: codeRequest,
  limit: { requests: 20, perMinutes: 10 },
})

export const loginWithCode = endpoint({
  method: 'POST',
  path: '/ues/otp/verify',
  audit: noAudit.login,
  permission: 'public',
  summary: 'Login with the code that was sent',
  body: codeEntry,
  reply: codeLogin,
  limit: { requests: 60 },
})

export const refresh = endpoint({
  method: 'POST',
  path: '/ues/at',
  audit: noAudit.own,
  permission: 'public',
  summary: 'Exchange a refresh token for new tokens; sending a used one again ends the session',
  body: refreshRequest,
  reply: refreshed,
})

export const logout = endpoint({
  method: 'POST',
  path: '/ues/alo',
  audit: noAudit.own,
  permission: 'session.own',
  summary: 'End this session',
  body: wire('Logout', { userName: ['euid', z.string().max(20).optional(), 'User name'] }),
})

export const readSessionUser = endpoint({
  path: '/ues/:username',
  audit: noAudit.own,
  permission: 'session.own',
  summary: 'The logged-in user',
  params: z.object({ username: z.string().max(20) }),
  reply: sessionUser,
})
