import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { broken } from '@bnr/contract/profiles/rule'
import { touchedSteps } from '@bnr/contract/profiles/steps'
import { draftLine } from '../accounts/lineage.ts'
import { setPassword } from '../accounts/setPassword.ts'
import type { Actor } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { refuseEmailInWizard } from '../profiles/email.ts'
import { requireEditor } from '../profiles/policy.ts'
import { saveSections } from '../profiles/save.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

type Step = { profileId: number; change: ProfileSections; password: string | undefined }

/**
 * Saves a step of the wizard. Its password is the first one of the account and needs the token of the registration
 * form. Logged-in members change a password with proof, and staff reset it, which notifies the member.
 */
export async function saveStep(services: Services, actor: Actor, { profileId, change, password }: Step) {
  if (password && actor.kind !== 'registrant') throw new Failure('password_elsewhere')
  const rules = touchedSteps(change).flatMap((step) => step.rules)
  await services.db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, profileId)
    requireEditor(actor, row)
    refuseEmailInWizard(actor, row, change)
    await saveSections(services, tx, { actor, row, change }, (_before, after, context) =>
      broken(rules, after, context),
    )
    if (password) await setPassword(services, tx, { userId: row.userId, password, setBy: draftLine })
  })
}
