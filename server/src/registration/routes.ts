import * as endpoints from '@bnr/contract/profiles/endpoints'
import { findLookAlikes as lookAlikes } from '@bnr/contract/profiles/lookAlikes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { createByStaff } from './createByStaff.ts'
import { findLookAlikes } from './lookAlikes.ts'
import { register } from './register.ts'
import { saveStep } from './saveStep.ts'
import { verifyPhone } from './verifyPhone.ts'

export function registrationRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.createProfile, ({ actor, body }) =>
    actor.kind === 'staff' ? createByStaff(services, actor, body) : register(services, actor, body),
  )

  serve(app, lookAlikes, async ({ body }) => ({ results: await findLookAlikes(services.db, body) }))

  serve(app, endpoints.saveStep, async ({ actor, params, body }) => {
    const { password, ...change } = body
    await saveStep(services, actor, { profileId: params.id, change, password })
    return { message: 'Saved' }
  })

  serve(app, endpoints.verifyPhone, async ({ actor, params }) => ({
    message: await verifyPhone(services, actor, params.id),
  }))
}
