import * as endpoints from '@bnr/contract/accounts/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loggedIn } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { sendLoginCode } from './codes.ts'
import { loginByCode, loginWithPassword } from './login.ts'
import { endSessions, refreshSession } from './sessions.ts'
import { readSessionUser } from './sessionUser.ts'

const from = (request: FastifyRequest) => ({ address: request.ip, userAgent: request.headers['user-agent'] })

export function accountsRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.login, ({ body, request }) => loginWithPassword(services, body, from(request)))

  serve(app, endpoints.sendCode, async ({ body }) => {
    await sendLoginCode(services, body.phone)
    return { message: 'We have sent a code to this number' }
  })

  serve(app, endpoints.loginWithCode, ({ body, request }) => loginByCode(services, body, from(request)))

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
