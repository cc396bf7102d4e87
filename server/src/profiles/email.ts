import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { refuseDuplicate } from '../database/refuseDuplicate.ts'
import type { Actor } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { MailAddress } from '../services/messenger.ts'
import type { ProfileRow } from './sections.ts'

/** Compares e-mail addresses regardless of case. */
export function isSameEmail(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase()
}

type StoredEmail = Pick<ProfileRow, 'email' | 'emailVerified'>

/** The confirmed address of a member. An unconfirmed one may belong to a stranger, so it receives no mail. */
export const confirmedEmail = ({ email, emailVerified }: StoredEmail): MailAddress | undefined =>
  email && emailVerified ? (email as MailAddress) : undefined

/** Allows mail to an unconfirmed address, only for the link that confirms it. */
export const emailToConfirm = (address: string): MailAddress => address as MailAddress

/** Allows mail to the address that the sender of a message to our office gave: its number, and what staff answer. */
export const emailOfWriter = (address: string): MailAddress => address as MailAddress

/** Allows mail to the address of a member of staff, only for a test of a message that this person wrote. */
export const emailOfTest = (address: string): MailAddress => address as MailAddress

/** Turns the unique violation of an address that another profile has into a refusal of its field. */
export const refuseTakenEmail = refuseDuplicate('profiles_email', 'email_exists', 'bi.em.v')

const inSettings = 'Please change your e-mail address in Settings'

/**
 * Lets the wizard write an address that nobody has confirmed. A confirmed address is changed in Settings, with proof.
 */
export function refuseEmailInWizard(actor: Actor, row: ProfileRow, { basic }: ProfileSections): void {
  if (actor.kind !== 'member' || !basic || !('email' in basic)) return
  if (row.status === 'Draft' && !row.emailVerified) return
  if (isSameEmail(basic.email?.address, row.email)) return
  throw new Failure('locked_field', { message: inSettings, fields: { 'bi.em.v': inSettings } })
}
