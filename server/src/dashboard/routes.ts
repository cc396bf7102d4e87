import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { requireOwn } from '../profiles/policy.ts'
import type { Services } from '../services/services.ts'
import { gatherDashboard } from './gather.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  serve(app, readDashboard, ({ actor, params }) => gatherDashboard(services, requireOwn(actor, params.id)))
}
