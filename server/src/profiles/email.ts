import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Actor } from '../platform/actor.ts'
import { isUniqueViolation } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { ProfileRow } from './sections.ts'

/** Addresses differ by more than the case of their letters. */
export function isSameEmail(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase()
}

/** Turns the unique violation of an address that another profile has into the refusal of its field. */
export function refuseTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error, 'profiles_email')) throw error
  throw new Failure('email_exists', { fields: { 'bi.em.v': new Failure('email_exists').message } })
}

const inSettings = 'Please change your e-mail address in Settings'

/** The wizard writes an address that nobody has proved yet; a member who has one changes it by proof. */
export function refuseEmailInWizard(actor: Actor, row: ProfileRow, { basic }: ProfileSections): void {
  if (actor.kind !== 'member' || !basic || !('email' in basic)) return
  if (row.status === 'Draft' && !row.emailVerified) return
  if (isSameEmail(basic.email?.address, row.email)) return
  throw new Failure('locked_field', { message: inSettings, fields: { 'bi.em.v': inSettings } })
}
