import { settingsMessages } from '@bnr/contract/accounts/settings'
import * as endpoints from '@bnr/contract/accounts/staffAccount'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { createChallenge } from '../secondFactor/challenges.ts'
import { removePasskey, removeTotp, renewOwnCodes } from './factors.ts'
import { changeStaffPassword } from './password.ts'
import { readStaffAccount } from './read.ts'
import { endOtherStaffSessions, endStaffSession } from './sessions.ts'

export function staffAccountRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.readStaffAccount, ({ actor }) => readStaffAccount(services, actor))

  serve(app, endpoints.changeStaffPassword, async ({ actor, body }) => {
    await changeStaffPassword(services, actor, body)
    return { message: settingsMessages.passwordUpdated }
  })

  serve(app, endpoints.startEnrolment, async ({ actor }) => {
    const { userId, sessionId } = actor
    const request = { userId, sessionId, purpose: 'enrol', way: 'session' } as const
    return { challenge: await createChallenge(services, services.db, request) }
  })

  serve(app, endpoints.removePasskey, async ({ actor, params }) => {
    await removePasskey(services, actor, params.id)
    return { message: 'The passkey was removed' }
  })

  serve(app, endpoints.removeTotp, async ({ actor }) => {
    await removeTotp(services, actor)
    return { message: 'The authenticator app was removed' }
  })

  serve(app, endpoints.renewRecoveryCodes, async ({ actor }) => ({
    codes: await renewOwnCodes(services, actor),
  }))

  serve(app, endpoints.endStaffSession, async ({ actor, params }) => {
    await endStaffSession(services, actor, params.sid)
    return { message: 'That device is logged out' }
  })

  serve(app, endpoints.endOtherStaffSessions, async ({ actor }) => {
    await endOtherStaffSessions(services, actor)
    return { message: 'You are logged out everywhere else' }
  })
}
