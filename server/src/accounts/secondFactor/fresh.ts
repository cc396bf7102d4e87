import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Actor, Staff } from '../../http/actor.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { createChallenge } from './challenges.ts'
import { isEnrolled } from './enrolled.ts'
import { factorChallenges } from './tables.ts'

/** Limits the open challenges of a session that keeps requesting them, e.g. in a forgotten tab. */
const maxOpen = 20

/**
 * For `serve`: if the last confirmation of staff is too old, they get a challenge instead of the reply and repeat the
 * call after answering it.
 */
export function askFreshFactor(app: FastifyInstance, services: Services): void {
  app.decorate('requireFreshFactor', async (actor: Actor) => {
    if (!services.config.secondFactor || actor.kind !== 'staff' || actor.factorFresh) return
    throw new Failure('second_factor_required', { challenge: await challengeFor(services, actor) })
  })
}

async function challengeFor(services: Services, { userId, sessionId }: Staff): Promise<string> {
  return await services.db.inTransaction(async (tx) => {
    // In a demo that ran without second factors, the next login sets one up.
    if (!(await isEnrolled(tx, userId))) throw new Failure('stale_token')
    const isOfSession = eq(factorChallenges.sessionId, sessionId)
    const newest = tx
      .select({ hash: factorChallenges.hash })
      .from(factorChallenges)
      .where(isOfSession)
      .orderBy(desc(factorChallenges.expiresAt))
      .limit(maxOpen - 1)
    await tx.delete(factorChallenges).where(and(isOfSession, notInArray(factorChallenges.hash, newest)))
    return await createChallenge(services, tx, { userId, sessionId, purpose: 'again', way: 'session' })
  })
}
