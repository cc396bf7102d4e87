import * as endpoints from '@bnr/contract/accounts/endpoints'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../http/callerKey.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { callerOf } from './caller.ts'
import { sendLoginCode } from './codes.ts'
import { loginByCode, loginWithPassword } from './login.ts'
import { clearPageToken, keepPageToken, pageTokenOf } from './pageCookie.ts'
import { endSessions, refreshSession } from './sessions.ts'
import { readSessionUser } from './sessionUser.ts'

export function accountsRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.login, ({ body, request, reply }) =>
    loginWithPassword(services, body, callerOf(services, request, reply)),
  )

  serve(app, endpoints.sendCode, async ({ body, request }) => {
    await sendLoginCode(services, body.phone, networkOf(request.ip))
    return { message: 'We have sent a code to this number' }
  })

  serve(app, endpoints.loginWithCode, ({ body, request, reply }) =>
    loginByCode(services, body, callerOf(services, request, reply)),
  )

  serve(app, endpoints.refresh, async ({ body: { refreshToken }, request, reply }) => {
    const fresh = await refreshSession(services, { refreshToken, pageToken: pageTokenOf(request) })
    if (!fresh) {
      await clearPageToken(services, request, reply)
      throw new Failure('stale_token')
    }
    keepPageToken(services, reply, fresh.pageToken)
    return fresh
  })

  serve(app, endpoints.logout, async ({ actor, request, reply }) => {
    await endSessions(services.db, services.clock.now(), { sessionId: actor.sessionId })
    await clearPageToken(services, request, reply)
    return { message: 'Logged out successfully' }
  })

  serve(app, endpoints.readSessionUser, async ({ actor, params }) => {
    if (actor.userName !== params.username) throw new Failure('not_found')
    return await readSessionUser(services, actor)
  })
}
