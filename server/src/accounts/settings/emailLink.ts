import { settingsMessages } from '@bnr/contract/accounts/settings'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import type { Transaction } from '../../database/database.ts'
import { Failure, wrongState } from '../../platform/failure.ts'
import { isSameEmail } from '../../profiles/email.ts'
import type { ProfileRow } from '../../profiles/sections.ts'
import { loadProfile, lockProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { hasRequestedEmail, requestEmailChange, waitingChange } from './email.ts'

/** An address entered at registration whose link nobody has opened. */
const unconfirmed = ({ email, emailVerified }: ProfileRow): string | undefined =>
  email && !emailVerified ? email : undefined

/** Sends the link again, to the requested address or else to the present one. Returns the message. */
export async function resendLink(services: Services, profileId: number): Promise<string> {
  const { send, isOwn } = await services.db.inTransaction(async (tx) => {
    const profile = await lockProfile(tx, profileId)
    const address = await addressToConfirm(services, tx, profile)
    const isOwn = isSameEmail(address, profile.email)
    return { isOwn, send: await requestEmailChange(services, tx, profile, address) }
  })
  await send()
  return isOwn ? settingsMessages.emailLinkSentAgain : settingsMessages.emailLinkSent
}

async function addressToConfirm({ clock }: Services, tx: Transaction, profile: ProfileRow): Promise<string> {
  const waiting = await waitingChange(tx, profile.id, clock.now())
  const address = waiting?.address ?? unconfirmed(profile)
  if (!address) throw new Failure('wrong_state')
  // A registration with an unverified number may contain the address of somebody else.
  if (!profile.phoneVerified) throw wrongState(settingsMessages.verifyFirst)
  return address
}

/**
 * Sends the link to the address of the registration, once, as soon as the number is verified. Failures do not stop
 * the login; the member can request the link in the settings.
 */
export async function sendFirstLink(services: Services, profileId: number): Promise<void> {
  try {
    if (!awaitsFirstLink(await loadProfile(services.db, profileId))) return
    const send = await services.db.inTransaction((tx) => firstLink(services, tx, profileId))
    await send?.()
  } catch (error) {
    services.log.error({ err: error }, 'e-mail link not sent')
  }
}

const awaitsFirstLink = (profile: ProfileRow): boolean =>
  profile.phoneVerified && unconfirmed(profile) !== undefined && !closedStatuses.includes(profile.status)

async function firstLink(services: Services, tx: Transaction, profileId: number) {
  const profile = await lockProfile(tx, profileId)
  const address = unconfirmed(profile)
  if (!address || !awaitsFirstLink(profile) || (await hasRequestedEmail(tx, profileId))) return undefined
  return await requestEmailChange(services, tx, profile, address)
}
