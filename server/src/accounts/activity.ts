import { unattendedHeader } from '@bnr/contract/accounts/activity'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services/services.ts'
import { sessions } from './tables.ts'

/** Records the activity of a staff session, at most once a minute. */
export async function noteActivity(
  { db, clock }: Services,
  { actor, headers }: FastifyRequest,
): Promise<void> {
  if (actor.kind !== 'staff' || !actor.activityDue || headers[unattendedHeader]) return
  await db.update(sessions).set({ activeAt: clock.now() }).where(eq(sessions.id, actor.sessionId))
}
