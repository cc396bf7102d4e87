import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Actor, Staff } from '../../platform/actor.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { giveChallenge } from './challenges.ts'
import { isEnrolled } from './enrolled.ts'
import { factorChallenges } from './tables.ts'

/** A session that asks again and again, as a lost tab does, leaves only so many open challenges. */
const mostOpen = 20

/** For `serve`: staff whose factor is too old get a challenge in place of the reply, and repeat the call after it. */
export function askFreshFactor(app: FastifyInstance, services: Services): void {
  app.decorate('requireFreshFactor', async (actor: Actor) => {
    if (!services.config.secondFactor || actor.kind !== 'staff' || actor.factorFresh) return
    throw new Failure('second_factor_required', { challenge: await challengeFor(services, actor) })
  })
}

async function challengeFor(services: Services, { userId, sessionId }: Staff): Promise<string> {
  return await services.db.inTransaction(async (tx) => {
    // A demo that ran without second factors: the next login sets one up.
    if (!(await isEnrolled(tx, userId))) throw new Failure('stale_token')
    const isOfSession = eq(factorChallenges.sessionId, sessionId)
    const newest = tx
      .select({ hash: factorChallenges.hash })
      .from(factorChallenges)
      .where(isOfSession)
      .orderBy(desc(factorChallenges.expiresAt))
      .limit(mostOpen - 1)
    await tx.delete(factorChallenges).where(and(isOfSession, notInArray(factorChallenges.hash, newest)))
    return await giveChallenge(services, tx, { userId, sessionId, purpose: 'again', way: 'session' })
  })
}
