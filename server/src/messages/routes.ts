import { readOutbox } from '@bnr/contract/messages/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { newestMessages } from './outbox.ts'

/** The outbox exists outside production alone. */
export function messagesRoutes(app: FastifyInstance, { config, db }: Services): void {
  if (config.production) return
  serve(app, readOutbox, async () => ({ results: await newestMessages(db) }))
}
