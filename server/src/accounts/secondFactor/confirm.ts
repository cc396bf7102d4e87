import type { confirmSecondFactor as endpoint } from '@bnr/contract/accounts/secondFactor'
import { codeMissing } from '@bnr/contract/accounts/sixDigits'
import type { Input, Reply } from '@bnr/contract/endpoint'
import { eq } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { Failure, invalidInput } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { accessToken } from '../accessToken.ts'
import { tryWithin } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import { isKnownBrowser } from '../knownBrowsers.ts'
import { auditLogin, auditRefusedLogin } from '../loginAudit.ts'
import { bySessionId, sessionActor } from '../sessionActor.ts'
import { beginSession } from '../sessions.ts'
import { sessions } from '../tables.ts'
import { factorChallengeLimit, factorLimits } from '../tryLimits.ts'
import {
  type Challenge,
  type ChallengeAnswer,
  deleteChallenge,
  findChallenge,
  lockChallenge,
} from './challenges.ts'
import { usePasskey } from './passkeys.ts'
import { useRecoveryCode } from './recoveryCodes.ts'
import { useTotp } from './totp.ts'

type ConfirmationInput = Input<typeof endpoint>['body']
type Confirmed = { reply: Reply<typeof endpoint>; keepCookies?: () => void }

const purposes = ['login', 'again'] as const

/** Confirms a challenge with an existing factor. Starts the session of a login, or renews the factor of a session. */
export async function confirmSecondFactor(
  services: Services,
  answer: ChallengeAnswer,
  input: ConfirmationInput,
  caller: Caller,
): Promise<Reply<typeof endpoint>> {
  const factor = factorIn(input)
  const pending = await findChallenge(services, services.db, answer, purposes)
  const limits = await limitsOf(services, pending, factor, caller)
  const confirmed = await tryWithin(services, limits, async (tx) => {
    const challenge = await lockChallenge(services, tx, answer, purposes)
    if (!(await factor.use(services, tx, challenge))) return undefined
    await deleteChallenge(tx, challenge)
    return challenge.sessionId
      ? await refreshFactor(services, tx, challenge.sessionId)
      : await finishLogin(services, tx, challenge, factor.name, caller)
  })
  if (!confirmed) {
    await auditRefusal(services, pending, factor.name)
    throw new Failure(factor.isGuessable ? 'incorrect_second_factor' : 'incorrect_passkey')
  }
  confirmed.keepCookies?.()
  return confirmed.reply
}

type Factor = {
  name: 'passkey' | 'authenticator app' | 'recovery code'
  isGuessable: boolean
  use: (services: Services, tx: Transaction, challenge: Challenge) => Promise<boolean>
}

function factorIn({ code, assertion }: ConfirmationInput): Factor {
  if (!code === !assertion) throw invalidInput({ code: codeMissing })
  if (assertion)
    return {
      name: 'passkey',
      isGuessable: false,
      use: (services, tx, challenge) => usePasskey(services, tx, challenge, assertion),
    }
  const typed = (code ?? '').replaceAll(/\s/g, '')
  const [name, use] = /^\d{6}$/.test(typed)
    ? (['authenticator app', useTotp] as const)
    : (['recovery code', useRecoveryCode] as const)
  return { name, isGuessable: true, use: (services, tx, { userId }) => use(services, tx, userId, typed) }
}

/** Signatures cannot be guessed, so the limit on codes does not apply to passkeys. */
async function limitsOf(
  { db }: Services,
  { hash, user }: Challenge,
  { isGuessable }: Factor,
  caller: Caller,
) {
  if (!isGuessable) return [factorChallengeLimit(hash)]
  const isKnown = await isKnownBrowser(db, user.userName, caller.browserHash)
  const knownBrowser = isKnown ? caller.browserHash : undefined
  return factorLimits(user.userName, { challenge: hash, knownBrowser })
}

async function finishLogin(
  services: Services,
  tx: Transaction,
  { user, way, provedPhone }: Challenge,
  factor: string,
  caller: Caller,
): Promise<Confirmed> {
  await auditLogin(services, tx, user.id, `${way}, ${factor}`)
  const factorAt = services.clock.now()
  const origin = { ...caller, provedPhone: provedPhone ?? undefined, factorAt }
  const { tokens, keepCookies } = await beginSession(services, tx, user, origin)
  return { reply: tokens, keepCookies }
}

async function refreshFactor(services: Services, tx: Transaction, sessionId: string): Promise<Confirmed> {
  await tx.update(sessions).set({ factorAt: services.clock.now() }).where(eq(sessions.id, sessionId))
  const actor = await sessionActor(services, tx, bySessionId(sessionId))
  if (!actor) throw new Failure('stale_token')
  const token = await accessToken(services, actor, services.config.accessTokenSeconds)
  return { reply: { token, userName: actor.userName, userType: 'au' } }
}

async function auditRefusal(services: Services, { user, sessionId, way }: Challenge, factor: string) {
  const { db, clock } = services
  if (!sessionId) return await auditRefusedLogin(services, user.userName, `${way}, ${factor}`)
  await audit(db, clock.now(), user.id, 'second factor refused', `user ${user.id}`, { way: factor })
}
