import { settingsMessages } from '@bnr/contract/accounts/settings'
import * as endpoints from '@bnr/contract/accounts/staffAccount'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../database/audit.ts'
import type { Staff } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { createChallenge } from '../secondFactor/challenges.ts'
import { endSessions } from '../sessions.ts'
import { endOwnSession } from '../settings/openSessions.ts'
import { removePasskey, removeTotp, renewOwnCodes } from './factors.ts'
import { changeStaffPassword } from './password.ts'
import { readStaffAccount } from './read.ts'

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

async function endStaffSession(services: Services, staff: Staff, sessionId: string): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    await endOwnSession(services, tx, staff, sessionId)
    await audit(tx, services.clock.now(), staff.userId, 'own session end', `user ${staff.userId}`)
  })
}

async function endOtherStaffSessions({ db, clock }: Services, staff: Staff): Promise<void> {
  const { userId, sessionId } = staff
  await db.inTransaction(async (tx) => {
    await endSessions(tx, clock.now(), { userId, except: sessionId })
    await audit(tx, clock.now(), userId, 'own session end', `user ${userId}`)
  })
}
