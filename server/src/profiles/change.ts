import { settingsMessages } from '@bnr/contract/accounts/settings'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { rulesTouched } from '@bnr/contract/profiles/steps'
import type { Actor } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import type { AccountsPort } from './accountsPort.ts'
import { refuseLockedFields, requireEditor } from './policy.ts'
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
  const send = await services.db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, id)
    requireEditor(actor, row)
    const { change, address } = actor.kind === 'staff' ? { change: given } : withoutNewEmail(given)
    refuseLockedFields(actor, row, change)
    await saveSections(services, tx, row, change, rulesTouched(change))
    return isNew(address, row) ? await accounts.wishForEmail(tx, row, address) : undefined
  })
  await send?.()
  return { message: send ? settingsMessages.emailLinkSent : 'Your Profile Detail has been updated' }
}

/** Clearing the address needs no proof, so it stays in the change. */
function withoutNewEmail(given: ProfileSections): { change: ProfileSections; address?: string } {
  const { email, ...basic } = given.basic ?? {}
  return email ? { change: { ...given, basic }, address: email.address } : { change: given }
}

function isNew(address: string | undefined, row: ProfileRow): address is string {
  return address !== undefined && address !== row.email
}
