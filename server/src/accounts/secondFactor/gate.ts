import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import type { Caller } from '../caller.ts'
import { auditLogin } from '../loginAudit.ts'
import { type Account, type Beginning, beginSession, startSession, type Tokens } from '../sessions.ts'
import { giveChallenge } from './challenges.ts'
import { isEnrolled } from './enrolled.ts'

type Way = 'password' | 'SMS code' | 'single sign-on'

type Entering = Beginning &
  Caller & {
    way: Way
    /** The provider of the single sign-on has asked for a second factor. */
    vouched?: boolean
  }

/**
 * Every login calls this. Members get their session at once. Staff get a challenge: they confirm their second factor, or set
 * one up, and that starts the session (confirm.ts, enrol.ts).
 */
export async function openSession(services: Services, account: Account, entering: Entering): Promise<Tokens> {
  if (account.type === 'pu') return await startSession(services, account, entering)
  const { db, config } = services
  const { way, vouched, provedPhone } = entering
  const enrolled = await isEnrolled(db, account.id)
  if (config.secondFactor && !(vouched && enrolled)) {
    const purpose = enrolled ? 'login' : 'setup'
    const challenge = await giveChallenge(services, db, { userId: account.id, purpose, way, provedPhone })
    if (enrolled) throw new Failure('second_factor_required', { status: 401, challenge })
    throw new Failure('second_factor_setup_required', { challenge })
  }
  const { tokens, keepCookies } = await db.inTransaction(async (tx) => {
    await auditLogin(services, tx, account.id, way)
    return await beginSession(services, tx, account, { ...entering, factorAt: null })
  })
  keepCookies()
  return tokens
}
