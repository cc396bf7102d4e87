import { settingsMessages } from '@bnr/contract/accounts/settings'
import { brokenByChange } from '@bnr/contract/profiles/editChecks'
import { savedMessage, touchesAny } from '@bnr/contract/profiles/editSections'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Actor } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import type { AccountsPort } from './accountsPort.ts'
import { auditAdminFields } from './adminAudit.ts'
import { requireEditor } from './policy.ts'
import { saveSections } from './save.ts'
import type { ProfileRow } from './sections.ts'
import { lockProfile } from './store.ts'

/**
 * Changes sections of a profile. A new e-mail address of its owner is not written but wished for: it takes effect
 * when the link that is sent to it was opened.
 */
export async function changeProfile(
  services: Services,
  accounts: AccountsPort,
  actor: Actor,
  id: number,
  given: ProfileSections,
) {
  const { change, address } = actor.kind === 'staff' ? { change: given } : withoutNewEmail(given)
  const send = await services.db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, id)
    requireEditor(actor, row)
    const after = await saveSections(services, tx, { actor, row, change }, (...found) =>
      brokenByChange(change, ...found),
    )
    if (actor.kind === 'staff')
      await auditAdminFields(tx, actor, { before: row, after, at: services.clock.now() })
    return isNew(address, row) ? await accounts.wishForEmail(tx, row, address) : undefined
  })
  await send?.()
  return { message: messageOf(change, send !== undefined) }
}

/** Beside a new address the rest of the section was saved as well, and the person is told of both. */
function messageOf(change: ProfileSections, linkSent: boolean): string {
  const { emailLinkSent } = settingsMessages
  if (!linkSent) return savedMessage(change)
  return touchesAny(change) ? `${savedMessage(change)}. ${emailLinkSent}` : emailLinkSent
}

/** Clearing the address needs no proof, so it stays in the change. */
function withoutNewEmail(given: ProfileSections): { change: ProfileSections; address?: string } {
  const { email, ...basic } = given.basic ?? {}
  return email ? { change: { ...given, basic }, address: email.address } : { change: given }
}

function isNew(address: string | undefined, row: ProfileRow): address is string {
  return address !== undefined && address !== row.email
}
