import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import type { Caller } from '../caller.ts'
import { auditLogin } from '../loginAudit.ts'
import { type Account, beginSession, type SessionOrigin, startSession, type Tokens } from '../sessions.ts'
import { createChallenge } from './challenges.ts'
import { isEnrolled } from './enrolled.ts'

type Way = 'password' | 'SMS code' | 'single sign-on'

type LoginContext = SessionOrigin &
  Caller & {
    way: Way
    /** The single sign-on provider has checked a second factor. */
    vouched?: boolean
  }

/**
 * Every login calls this. Members get their session immediately. Staff get a challenge: confirming or setting up
 * their second factor starts the session (confirm.ts, enrol.ts).
 */
export async function openSession(
  services: Services,
  account: Account,
  context: LoginContext,
): Promise<Tokens> {
  if (account.type === 'pu') return await startSession(services, account, context)
  const { db, config } = services
  const { way, vouched, provedPhone } = context
  const enrolled = await isEnrolled(db, account.id)
  if (config.secondFactor && !(vouched && enrolled)) {
    const purpose = enrolled ? 'login' : 'setup'
    const challenge = await createChallenge(services, db, { userId: account.id, purpose, way, provedPhone })
    if (enrolled) throw new Failure('second_factor_required', { status: 401, challenge })
    throw new Failure('second_factor_setup_required', { challenge })
  }
  const { tokens, keepCookies } = await db.inTransaction(async (tx) => {
    await auditLogin(services, tx, account.id, way)
    return await beginSession(services, tx, account, { ...context, factorAt: null })
  })
  keepCookies()
  return tokens
}
