import * as endpoints from '@bnr/contract/accounts/settings'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../../platform/actor.ts'
import { networkOf } from '../../platform/callerKey.ts'
import { Failure } from '../../platform/failure.ts'
import { serve } from '../../platform/http.ts'
import type { Services } from '../../platform/services.ts'
import { requireOwn } from '../../profiles/policy.ts'
import { loadProfile, lockProfile } from '../../profiles/store.ts'
import { endSessions } from '../sessions.ts'
import { confirmEmail } from './confirmEmail.ts'
import { cancelChange, requestEmailChange, waitingChange } from './email.ts'
import { endOwnSession, openSessions } from './openSessions.ts'
import { changePassword } from './password.ts'
import { changePhone } from './phone.ts'

const messages = endpoints.settingsMessages

export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.changePhone, async ({ actor, body, request }) => {
    await changePhone(services, actor as Member, body, networkOf(request.ip))
    return { message: messages.phoneUpdated }
  })

  serve(app, endpoints.changePassword, async ({ actor, body, request }) => {
    await changePassword(services, actor as Member, body, networkOf(request.ip))
    return { message: messages.passwordUpdated }
  })

  serve(app, endpoints.listSessions, async ({ actor }) => ({
    results: await openSessions(services, actor as Member),
  }))

  serve(app, endpoints.endOtherSessions, async ({ actor }) => {
    const { userId, sessionId } = actor as Member
    await endSessions(db, clock.now(), { userId, except: sessionId })
    return { message: 'You are logged out everywhere else' }
  })

  serve(app, endpoints.endSession, async ({ actor, params }) => {
    await endOwnSession(services, actor as Member, params.sid)
    return { message: 'That device is logged out' }
  })

  emailRoutes(app, services)
}

function emailRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.readEmail, async ({ actor, params }) => {
    const profile = await loadProfile(db, requireOwn(actor, params.id).profileId)
    const waiting = await waitingChange(db, profile.id, clock.now())
    return {
      ...(profile.email ? { address: profile.email } : {}),
      ...(waiting ? { waitingFor: waiting.address, expiresAt: waiting.expiresAt.toISOString() } : {}),
    }
  })

  serve(app, endpoints.resendEmailLink, async ({ actor, params }) => {
    const send = await db.inTransaction(async (tx) => {
      const profile = await lockProfile(tx, requireOwn(actor, params.id).profileId)
      const waiting = await waitingChange(tx, profile.id, clock.now())
      if (!waiting) throw new Failure('wrong_state')
      return await requestEmailChange(services, tx, profile, waiting.address)
    })
    await send()
    return { message: messages.emailLinkSent }
  })

  serve(app, endpoints.cancelEmailChange, async ({ actor, params }) => {
    await cancelChange(db, requireOwn(actor, params.id).profileId, clock.now())
    return { message: 'Your e-mail address stays as it is' }
  })

  serve(app, endpoints.confirmEmail, async ({ body }) => {
    await confirmEmail(services, body.token)
    return { message: messages.emailUpdated }
  })
}
