import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Actor } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { MailAddress } from '../platform/messenger.ts'
import { refuseDuplicate } from '../platform/refuseDuplicate.ts'
import type { ProfileRow } from './sections.ts'

/** Addresses differ by more than the case of their letters. */
export function isSameEmail(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase()
}

type HeldEmail = Pick<ProfileRow, 'email' | 'emailVerified'>

/** Where a member receives mail. An address that nobody has confirmed may be a stranger's: it receives nothing. */
export const confirmedEmail = ({ email, emailVerified }: HeldEmail): MailAddress | undefined =>
  email && emailVerified ? (email as MailAddress) : undefined

/** The one exception: the link by which the address is confirmed. */
export const emailToConfirm = (address: string): MailAddress => address as MailAddress

/** Turns the unique violation of an address that another profile has into the refusal of its field. */
export const refuseTakenEmail = refuseDuplicate('profiles_email', 'email_exists', 'bi.em.v')

const inSettings = 'Please change your e-mail address in Settings'

/** The wizard writes an address that nobody has proved yet; a member who has one changes it by proof. */
export function refuseEmailInWizard(actor: Actor, row: ProfileRow, { basic }: ProfileSections): void {
  if (actor.kind !== 'member' || !basic || !('email' in basic)) return
  if (row.status === 'Draft' && !row.emailVerified) return
  if (isSameEmail(basic.email?.address, row.email)) return
  throw new Failure('locked_field', { message: inSettings, fields: { 'bi.em.v': inSettings } })
}
