import * as endpoints from '@bnr/contract/accounts/endpoints'
import type { FastifyInstance } from 'fastify'
import { loggedIn } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { callerOf, keepBrowserToken } from './caller.ts'
import { sendLoginCode } from './codes.ts'
import { loginByCode, loginWithPassword } from './login.ts'
import { endSessions, refreshSession } from './sessions.ts'
import { readSessionUser } from './sessionUser.ts'

export function accountsRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.login, async ({ body, request, reply }) => {
    const caller = callerOf(request)
    const tokens = await loginWithPassword(services, body, caller)
    keepBrowserToken(reply, caller)
    return tokens
  })

  serve(app, endpoints.sendCode, async ({ body, request }) => {
    await sendLoginCode(services, body.phone, callerOf(request).address)
    return { message: 'We have sent a code to this number' }
  })

  serve(app, endpoints.loginWithCode, async ({ body, request, reply }) => {
    const caller = callerOf(request)
    const login = await loginByCode(services, body, caller)
    if (login.results.length > 0 || 'token' in login) keepBrowserToken(reply, caller)
    return login
  })

  serve(app, endpoints.refresh, ({ body }) => refreshSession(services, body.refreshToken))

  serve(app, endpoints.logout, async ({ actor }) => {
    await endSessions(services.db, services.clock.now(), { sessionId: loggedIn(actor).sessionId })
    return { message: 'Logged out successfully' }
  })

  serve(app, endpoints.readSessionUser, async ({ actor, params }) => {
    if (loggedIn(actor).userName !== params.username) throw new Failure('not_found')
    return await readSessionUser(services, actor)
  })
}
