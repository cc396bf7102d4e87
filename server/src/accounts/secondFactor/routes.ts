import * as endpoints from '@bnr/contract/accounts/secondFactor'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { callerOf } from '../caller.ts'
import { identifyOrGuest } from '../identify.ts'
import { type ChallengeAnswer, lockChallenge } from './challenges.ts'
import { confirmSecondFactor } from './confirm.ts'
import { confirmPasskey, confirmTotp, startPasskey, startTotp } from './enrol.ts'
import { requestOptions } from './passkeys.ts'
import { factorChallenges, recoveryCodes, totpSecrets } from './tables.ts'

type Visit = { request: FastifyRequest; body: { challenge: string } }

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  // Staff who have yet to choose a password count as guests in these public calls, so the actor is read again.
  const answerOf = async ({ request, body }: Visit): Promise<ChallengeAnswer> => ({
    token: body.challenge,
    holds: await identifyOrGuest(services, request),
  })

  serve(app, endpoints.confirmSecondFactor, async (visit) => {
    const caller = callerOf(services, visit.request, visit.reply)
    return await confirmSecondFactor(services, await answerOf(visit), visit.body, caller)
  })

  serve(app, endpoints.readFactorOptions, async (visit) => readOptions(services, await answerOf(visit)))
  serve(app, endpoints.startTotp, async (visit) => startTotp(services, await answerOf(visit)))
  serve(app, endpoints.startPasskey, async (visit) => startPasskey(services, await answerOf(visit)))

  serve(app, endpoints.confirmTotp, async (visit) => {
    const caller = callerOf(services, visit.request, visit.reply)
    return await confirmTotp(services, await answerOf(visit), visit.body.code, caller)
  })

  serve(app, endpoints.confirmPasskey, async (visit) => {
    const caller = callerOf(services, visit.request, visit.reply)
    return await confirmPasskey(services, await answerOf(visit), visit.body, caller)
  })
}

async function readOptions(services: Services, answer: ChallengeAnswer) {
  return await services.db.inTransaction(async (tx) => {
    const challenge = await lockChallenge(services, tx, answer, ['login', 'again'])
    const { userId, hash } = challenge
    const passkey = await requestOptions(services, tx, challenge)
    const values = { passkeyChallenge: passkey?.challenge ?? null }
    await tx.update(factorChallenges).set(values).where(eq(factorChallenges.hash, hash))
    return {
      totp: (await tx.$count(totpSecrets, eq(totpSecrets.userId, userId))) > 0,
      recoveryCode: (await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))) > 0,
      ...(passkey && { passkey: { ...passkey } }),
    }
  })
}
