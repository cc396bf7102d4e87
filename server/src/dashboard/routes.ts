import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { requireOwn } from '../profiles/policy.ts'
import { gatherDashboard } from './gather.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  serve(app, readDashboard, ({ actor, params }) => gatherDashboard(services, requireOwn(actor, params.id)))
}
