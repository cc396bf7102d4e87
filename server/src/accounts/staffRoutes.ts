import * as endpoints from '@bnr/contract/accounts/staff'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { resetMemberPassword, viewMemberPassword } from './memberPassword.ts'
import { changeStaff, createStaff, listStaff, resetSecondFactor } from './staff.ts'

export function staffRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.listStaff, ({ actor, query }) => listStaff(services.db, actor, query))
  serve(app, endpoints.createStaffMember, ({ actor, body }) => createStaff(services, actor, body))
  serve(app, endpoints.changeStaffMember, ({ actor, params, body }) =>
    changeStaff(services, actor, params.id, body),
  )
  serve(app, endpoints.resetSecondFactor, async ({ actor, params }) => {
    await resetSecondFactor(services, actor, params.id)
    return { message: 'The second factor was removed. The next login sets up a new one' }
  })
  serve(app, endpoints.viewPassword, async ({ actor, params }) => ({
    password: await viewMemberPassword(services, actor, params.pid),
  }))
  serve(app, endpoints.resetPassword, async ({ actor, params, body }) => {
    await resetMemberPassword(services, actor, params.pid, body.password)
    return { message: 'Password Updated!' }
  })
}
