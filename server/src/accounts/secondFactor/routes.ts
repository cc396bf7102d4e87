import * as endpoints from '@bnr/contract/accounts/secondFactor'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../platform/http.ts'
import type { Services } from '../../platform/services.ts'
import { callerOf } from '../caller.ts'
import { identifyOrGuest } from '../identify.ts'
import { type Answering, lockChallenge } from './challenges.ts'
import { confirmSecondFactor } from './confirm.ts'
import { confirmPasskey, confirmTotp, startPasskey, startTotp } from './enrol.ts'
import { requestOptions } from './passkeys.ts'
import { factorChallenges, recoveryCodes, totpSecrets } from './tables.ts'

type Visit = { request: FastifyRequest; body: { challenge: string } }

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  // Staff who have yet to choose a password are guests of other public calls.
  const answeringOf = async ({ request, body }: Visit): Promise<Answering> => ({
    token: body.challenge,
    holds: await identifyOrGuest(services, request),
  })

  serve(app, endpoints.confirmSecondFactor, async (visit) => {
    const caller = callerOf(services, visit.request, visit.reply)
    return await confirmSecondFactor(services, await answeringOf(visit), visit.body, caller)
  })

  serve(app, endpoints.readFactorOptions, async (visit) => readOptions(services, await answeringOf(visit)))
  serve(app, endpoints.startTotp, async (visit) => startTotp(services, await answeringOf(visit)))
  serve(app, endpoints.startPasskey, async (visit) => startPasskey(services, await answeringOf(visit)))

  serve(app, endpoints.confirmTotp, async (visit) => {
    const caller = callerOf(services, visit.request, visit.reply)
    return await confirmTotp(services, await answeringOf(visit), visit.body.code, caller)
  })

  serve(app, endpoints.confirmPasskey, async (visit) => {
    const caller = callerOf(services, visit.request, visit.reply)
    return await confirmPasskey(services, await answeringOf(visit), visit.body, caller)
  })
}

async function readOptions(services: Services, answering: Answering) {
  return await services.db.inTransaction(async (tx) => {
    const challenge = await lockChallenge(services, tx, answering, ['login', 'again'])
    const { userId, hash } = challenge
    const passkey = await requestOptions(services, tx, challenge)
    const asked = { passkeyChallenge: passkey?.challenge ?? null }
    await tx.update(factorChallenges).set(asked).where(eq(factorChallenges.hash, hash))
    return {
      totp: (await tx.$count(totpSecrets, eq(totpSecrets.userId, userId))) > 0,
      recoveryCode: (await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))) > 0,
      ...(passkey && { passkey: { ...passkey } }),
    }
  })
}
