import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { gatherDashboard } from './gather.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  serve(app, readDashboard, async ({ actor, params }) => {
    const member = actor as Member
    if (member.profileId !== params.id) throw new Failure('profile_not_found')
    return await gatherDashboard(services, member)
  })
}
