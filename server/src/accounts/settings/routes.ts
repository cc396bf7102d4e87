import { readActivitySharing, saveActivitySharing } from '@bnr/contract/accounts/activitySharing'
import * as endpoints from '@bnr/contract/accounts/settings'
import { saveTextSize } from '@bnr/contract/accounts/textSize'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../http/callerKey.ts'
import { serve } from '../../http/serve.ts'
import { markActive, setActivityHidden } from '../../profiles/lastActive.ts'
import { requireOwn } from '../../profiles/policy.ts'
import { loadProfile, updateProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { endSessions } from '../sessions.ts'
import { confirmEmail } from './confirmEmail.ts'
import { cancelChange, waitingChange } from './email.ts'
import { resendLink } from './emailLink.ts'
import { endOwnSession, openSessions } from './openSessions.ts'
import { changePassword } from './password.ts'
import { changePhone } from './phone.ts'

const messages = endpoints.settingsMessages

export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.changePhone, async ({ actor, body, request }) => {
    await changePhone(services, actor, body, networkOf(request.ip))
    return { message: messages.phoneUpdated }
  })

  serve(app, endpoints.changePassword, async ({ actor, body, request }) => {
    await changePassword(services, actor, body, networkOf(request.ip))
    return { message: messages.passwordUpdated }
  })

  serve(app, readActivitySharing, ({ actor, params }) => {
    requireOwn(actor, params.id)
    return { shown: !actor.hidesActivity }
  })

  serve(app, saveActivitySharing, async ({ actor, params, body: { shown } }) => {
    requireOwn(actor, params.id)
    await db.inTransaction(async (tx) => {
      await setActivityHidden(tx, params.id, !shown)
      if (shown) await markActive(tx, actor.userId, clock.now())
    })
    const { activityShown, activityHidden } = messages
    return { message: shown ? activityShown : activityHidden }
  })

  serve(app, saveTextSize, async ({ actor, body }) => {
    await db.inTransaction((tx) => updateProfile(tx, actor.profileId, { textSize: body.size }))
    return { message: 'Your text size has been saved' }
  })

  serve(app, endpoints.listSessions, async ({ actor }) => ({
    results: await openSessions(services, actor),
  }))

  serve(app, endpoints.endOtherSessions, async ({ actor }) => {
    const { userId, sessionId } = actor
    await endSessions(db, clock.now(), { userId, except: sessionId })
    return { message: 'You are logged out everywhere else' }
  })

  serve(app, endpoints.endSession, async ({ actor, params }) => {
    await endOwnSession(services, db, actor, params.sid)
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
      confirmed: profile.emailVerified,
      ...(waiting ? { waitingFor: waiting.address, expiresAt: waiting.expiresAt.toISOString() } : {}),
    }
  })

  serve(app, endpoints.resendEmailLink, async ({ actor, params }) => {
    return { message: await resendLink(services, requireOwn(actor, params.id).profileId) }
  })

  serve(app, endpoints.cancelEmailChange, async ({ actor, params }) => {
    await cancelChange(db, requireOwn(actor, params.id).profileId, clock.now())
    return { message: 'Your e-mail address stays as it is' }
  })

  serve(app, endpoints.confirmEmail, async ({ body }) => {
    return { message: await confirmEmail(services, body.token) }
  })
}
