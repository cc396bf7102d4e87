import { settingsMessages } from '@bnr/contract/accounts/settings'
import { brokenByChange } from '@bnr/contract/profiles/editChecks'
import { savedMessage, touchesAny } from '@bnr/contract/profiles/editSections'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { requestEmailChange } from '../accounts/settings/email.ts'
import { notifyPreviousAddress } from '../accounts/settings/notice.ts'
import { type Proof, requireProof } from '../accounts/settings/proof.ts'
import type { Actor } from '../http/actor.ts'
import { confirmedEmail, isSameEmail } from '../profiles/email.ts'
import { requireEditor } from '../profiles/policy.ts'
import { saveSections } from '../profiles/save.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile, lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

type ProfileChange = { sections: ProfileSections; proof: Proof; address: string }

/**
 * Changes sections of a profile. Owners change their e-mail address only with proof, and the new address is saved
 * only after the link sent to it is opened. The old address is notified.
 */
export async function changeProfile(
  services: Services,
  actor: Actor,
  id: number,
  { sections, proof, address }: ProfileChange,
) {
  const row = await loadProfile(services.db, id)
  requireEditor(actor, row)
  const newEmail = newEmailIn(sections, row)
  if (newEmail !== undefined && actor.kind === 'member') await requireProof(services, actor, proof, address)
  const requested = actor.kind === 'staff' ? undefined : (newEmail ?? undefined)
  const change = requested ? withoutEmail(sections) : sections
  const send = await services.db.inTransaction(async (tx) => {
    const before = await lockProfile(tx, id)
    await saveSections(services, tx, { actor, row: before, change }, (...found) =>
      brokenByChange(change, ...found),
    )
    return requested ? await requestEmailChange(services, tx, before, requested) : undefined
  })
  await send?.()
  if (newEmail !== undefined && !requested) await notifyReplaced(services, row)
  return { message: messageOf(change, requested !== undefined) }
}

/** The new address, null to clear it, undefined when it does not change. */
function newEmailIn({ basic }: ProfileSections, row: ProfileRow): string | null | undefined {
  if (!basic || !('email' in basic) || basic.email === undefined) return undefined
  const wanted = basic.email?.address ?? null
  return isSameEmail(wanted, row.email) ? undefined : wanted
}

function withoutEmail(sections: ProfileSections): ProfileSections {
  const { email, ...basic } = sections.basic ?? {}
  return { ...sections, basic }
}

/** Notifies the old address after staff changed it or the member removed it. */
async function notifyReplaced(services: Services, profile: ProfileRow): Promise<void> {
  const text = `Your BNR Matrimony profile ${profile.bnrId} does not use this e-mail address any more.`
  await notifyPreviousAddress(services, confirmedEmail(profile), 'Your e-mail address was changed', text)
}

/** Says that the section is saved, that a link was sent, or both. */
function messageOf(change: ProfileSections, linkSent: boolean): string {
  const { emailLinkSent } = settingsMessages
  if (!linkSent) return savedMessage(change)
  return touchesAny(change) ? `${savedMessage(change)}. ${emailLinkSent}` : emailLinkSent
}
