import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Actor } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import { refuseTwice } from '../platform/refuseTwice.ts'
import type { ProfileRow } from './sections.ts'

/** Addresses differ by more than the case of their letters. */
export function isSameEmail(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase()
}

/** Turns the unique violation of an address that another profile has into the refusal of its field. */
export const refuseTakenEmail = refuseTwice('profiles_email', 'email_exists', 'bi.em.v')

const inSettings = 'Please change your e-mail address in Settings'

/** The wizard writes an address that nobody has proved yet; a member who has one changes it by proof. */
export function refuseEmailInWizard(actor: Actor, row: ProfileRow, { basic }: ProfileSections): void {
  if (actor.kind !== 'member' || !basic || !('email' in basic)) return
  if (row.status === 'Draft' && !row.emailVerified) return
  if (isSameEmail(basic.email?.address, row.email)) return
  throw new Failure('locked_field', { message: inSettings, fields: { 'bi.em.v': inSettings } })
}
