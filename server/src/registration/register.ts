import { everyChangeRules, genderRule } from '@bnr/contract/profiles/everyChange'
import { type Registration, staffAnswers } from '@bnr/contract/profiles/registration'
import { isGiven, valueAt } from '@bnr/contract/profiles/rule'
import { registrationRules } from '@bnr/contract/profiles/rules'
import { signToken } from '../accounts/tokens.ts'
import type { Actor } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { refuseTaken } from '../profiles/phone.ts'
import { refuseBroken } from '../profiles/save.ts'
import type { Services } from '../services/services.ts'
import { insertDraft } from './insertDraft.ts'
import { newProfile, phoneRules } from './newProfile.ts'

export const draftSeconds = 24 * 3600

/** Creates a draft profile with its account. The token opens only this draft. */
export async function register(services: Services, actor: Actor, given: Registration) {
  if (staffAnswers.some((path) => isGiven(valueAt(given, path)))) throw new Failure('not_allowed')
  const now = services.clock.now()
  const profile = newProfile({ basic: given.basic }, 'Web')
  refuseBroken(given, [genderRule], now)
  refuseBroken(profile, [...registrationRules, ...everyChangeRules, ...phoneRules], now)
  const { id, bnrId } = await services.db
    .inTransaction((tx) => insertDraft(tx, { actor, profile, at: now }))
    .catch(refuseTaken('bi.ph.'))
  const claims = {
    euid: bnrId,
    ut: 'pu' as const,
    pid: bnrId,
    profile_id: id,
    realm_access: { roles: ['registrant'] as const },
  }
  return { id, bnrId, token: await signToken(services.secrets.token, claims, now, draftSeconds) }
}
