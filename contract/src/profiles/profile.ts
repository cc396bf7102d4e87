import { z } from '#schema'
import { activity } from '../activities/schemas.ts'
import { mediaItem } from '../media/schemas.ts'
import { membershipBadge } from '../memberships/badge.ts'
import { bnrId, isoDate, moment } from '../values.ts'
import { patch, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { familyInfo } from './family.ts'
import { lifestyleInfo } from './lifestyle.ts'
import { locationInfo } from './location.ts'
import {
  basicPreference,
  locationPreference,
  professionalPreference,
  religiousPreference,
} from './preferences.ts'
import { professionalInfo } from './professional.ts'
import { religionInfo } from './religion.ts'
import { profileStatuses } from './transitions.ts'

/** The sections of a profile: readable name, wire key and schema; storage and screens follow this table. */
export const sections = {
  basic: ['bi', basicInfo],
  religion: ['ri', religionInfo],
  family: ['fi', familyInfo],
  professional: ['pi', professionalInfo],
  location: ['li', locationInfo],
  lifestyle: ['lsi', lifestyleInfo],
  basicPreference: ['bp', basicPreference],
  religiousPreference: ['rp', religiousPreference],
  professionalPreference: ['pp', professionalPreference],
  locationPreference: ['lp', locationPreference],
} as const
export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]

const partial = {
  basic: ['bi', patch(basicInfo).optional(), 'Basic information'],
  religion: ['ri', patch(religionInfo).optional(), 'Religion'],
  family: ['fi', patch(familyInfo).optional(), 'Family'],
  professional: ['pi', patch(professionalInfo).optional(), 'Education and profession'],
  location: ['li', patch(locationInfo).optional(), 'Location'],
  lifestyle: ['lsi', patch(lifestyleInfo).optional(), 'Lifestyle'],
  basicPreference: ['bp', patch(basicPreference).optional(), 'Basic preference'],
  religiousPreference: ['rp', patch(religiousPreference).optional(), 'Religious preference'],
  professionalPreference: ['pp', patch(professionalPreference).optional(), 'Professional preference'],
  locationPreference: ['lp', patch(locationPreference).optional(), 'Location preference'],
} as const

/** A change to a profile: any fields of any sections; null clears a field, an object replaces the one before it. */
export const profileChange = wire('Profile change', partial)

/** What is known of a profile: any field may still be missing in a draft, or be hidden from a viewer. */
export const profile = wire('Profile', {
  id: ['id', z.number().int(), 'Internal id, used in paths'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID; not sent to guests'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
  paid: ['pa', z.boolean(), 'Holds a paid plan'],
  elite: ['el', z.boolean(), 'Elite member'],
  createdAt: ['cdt', moment, 'When the profile was created'],
  registeredAt: ['rdt', moment.optional(), 'When it was registered, for staff'],
  teleStaffId: ['tmsid', z.number().int().optional(), 'Tele-marketing executive (id), staff only'],
  teleStaffName: ['tmsna', z.string().optional(), 'Tele-marketing executive, staff only'],
  careStaffId: ['ccsid', z.number().int().optional(), 'Customer-care executive (id), staff only'],
  careStaffName: ['ccsna', z.string().optional(), 'Customer-care executive, staff only'],
  dailyOpenings: ['pda', z.number().int().optional(), 'Whole profiles it may open in a day, staff only'],
  doNotCall: ['dnc', z.boolean().optional(), 'The family asked not to be called, staff only'],
  purgeOn: [
    'pgd',
    isoDate().optional(),
    'Day on which a deleted profile is removed for good; owner and staff',
  ],
  statusReason: ['psr', z.string().optional(), 'Why it was rejected; owner and staff'],
  phoneVerified: ['pv', z.boolean().optional(), 'The mobile number was proved by a code'],
  ...partial,
  media: ['me', z.array(mediaItem), 'Photos this viewer may see'],
  activities: [
    'pac',
    z.array(activity).optional(),
    'Between this profile and the viewer, newest first, without views',
  ],
  membership: ['mp', membershipBadge.optional(), 'Plan shown on the ribbon'],
  alreadyLiked: ['atl', z.boolean().optional(), 'The viewer expressed interest'],
  alreadyShortlisted: ['ats', z.boolean().optional(), 'The viewer shortlisted it'],
  alreadyIgnored: ['ati', z.boolean().optional(), 'The viewer ignores it'],
})
export type Profile = z.output<typeof profile>
export type ProfileSections = Pick<Profile, SectionName>
