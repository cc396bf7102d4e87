import { type Fact, fact, phoneFact, rare } from '@bnr/contract/profiles/facts/fact'
import { birthDateShown, dayShown, momentShown } from '@bnr/contract/profiles/facts/shown'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { Translate } from '../../ui/translation.ts'

/** What staff know of a profile beside what it says. */
export function adminFacts(profile: Profile, t: Translate): Fact[] {
  const { basic } = profile
  return [
    fact('Membership', t(profile.paid ? 'Paid' : 'Unpaid')),
    fact('Type', t(profile.elite ? 'Elite' : 'General')),
    fact('Registered', momentShown(profile.registeredAt ?? profile.createdAt)),
    phoneFact('Mobile', basic?.phone, profile),
    fact('Mobile verified', t(profile.phoneVerified ? 'Yes' : 'No')),
    ...rare('Removed for good on', profile.purgeOn && birthDateShown(profile.purgeOn)),
    ...rare('Created in', basic?.createdBy),
    ...rare('Tele marketing executive', profile.teleStaffName),
    ...rare('Customer care executive', profile.careStaffName),
  ]
}

export const registeredShown = ({ registeredAt }: Pick<Profile, 'registeredAt'>) =>
  registeredAt && dayShown(registeredAt)
