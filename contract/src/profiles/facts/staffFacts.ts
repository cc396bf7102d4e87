import { dayShown } from '../../dates.ts'
import type { Translate } from '../../translate.ts'
import { assignmentLabels } from '../assignmentLabels.ts'
import type { Profile } from '../profile.ts'
import { type Fact, fact, phoneFact, rare } from './fact.ts'

/** Returns facts that only staff see, in addition to the sections of a profile. */
export function staffFacts(profile: Profile, t: Translate): Fact[] {
  const { basic } = profile
  return [
    fact('Membership', t(profile.paid ? 'Paid' : 'Unpaid')),
    fact('Type', t(profile.elite ? 'Elite' : 'General')),
    fact('Registered', dayShown(profile.registeredAt ?? profile.createdAt)),
    phoneFact('Mobile', basic?.phone, profile),
    fact('Mobile verified', t(profile.phoneVerified ? 'Yes' : 'No')),
    ...rare('Permanently removed on', profile.purgeOn && dayShown(profile.purgeOn)),
    ...rare('Created in', basic?.createdBy),
    ...rare(assignmentLabels.teleStaffId, profile.teleStaffName),
    ...rare(assignmentLabels.careStaffId, profile.careStaffName),
  ]
}
