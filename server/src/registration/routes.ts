import { createProfile, saveStep, verifyPhone } from '@bnr/contract/profiles/endpoints'
import { broken } from '@bnr/contract/profiles/rule'
import { touchedSteps } from '@bnr/contract/profiles/steps'
import type { FastifyInstance } from 'fastify'
import { requireProvedPhone } from '../accounts/provedPhone.ts'
import { setPassword } from '../accounts/setPassword.ts'
import { loggedIn } from '../platform/actor.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { requireEditor } from '../profiles/policy.ts'
import { saveSections } from '../profiles/save.ts'
import { lockProfile, updateProfile } from '../profiles/store.ts'
import { register } from './register.ts'

export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, createProfile, ({ actor, body }) => register(services, actor, body))

  serve(app, saveStep, async ({ actor, params, body }) => {
    const { password, ...change } = body
    const rules = touchedSteps(change).flatMap((step) => step.rules)
    await db.inTransaction(async (tx) => {
      const row = await lockProfile(tx, params.id)
      requireEditor(actor, row)
      await saveSections(services, tx, { actor, row, change }, (_before, after, context) =>
        broken(rules, after, context),
      )
      const session = actor.kind === 'member' ? actor.sessionId : undefined
      if (password) await setPassword(services, tx, row.userId, password, session)
    })
    return { message: 'Saved' }
  })

  serve(app, verifyPhone, async ({ actor, params }) => {
    const { sessionId } = loggedIn(actor)
    await db.inTransaction(async (tx) => {
      const row = await lockProfile(tx, params.id)
      requireEditor(actor, row)
      await requireProvedPhone(tx, sessionId, { countryCode: row.phoneCountryCode, number: row.phoneNumber })
      await updateProfile(tx, row.id, { phoneVerified: true, changedAt: clock.now() })
    })
    return { message: 'Your mobile number is verified' }
  })
}
