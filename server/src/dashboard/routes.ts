import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { FastifyInstance } from 'fastify'
import { type Call, serve } from '../http/serve.ts'
import { requireOwn } from '../profiles/policy.ts'
import { searchOf } from '../search/searchOf.ts'
import type { Services } from '../services/services.ts'
import { gatherDashboard } from './gather.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  const { alongside } = searchOf(services).engine
  const gather = ({ actor, params }: Call<typeof readDashboard>) =>
    gatherDashboard(services, requireOwn(actor, params.id))
  serve(app, readDashboard, gather, { alongside })
}
