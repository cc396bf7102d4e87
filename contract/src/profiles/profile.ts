import { z } from '#schema'
import { activity } from '../activities/schemas.ts'
import { mediaItem } from '../media/schemas.ts'
import { membershipBadge } from '../memberships/badge.ts'
import { canFieldOf } from '../stateMachine.ts'
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
import { towardsViewer } from './towardsViewer.ts'
import { profileMachine, profileStatuses } from './transitions.ts'

/** The sections of a profile with their wire keys and schemas. Storage and screens follow this table. */
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

/** A change to a profile, with any fields of any sections. Null clears a field; an object replaces the previous one. */
export const profileChange = wire('Profile change', partial)

/** A change to the partner preferences alone. */
export const preferenceChange = wire('Preference change', {
  basicPreference: partial.basicPreference,
  religiousPreference: partial.religiousPreference,
  professionalPreference: partial.professionalPreference,
  locationPreference: partial.locationPreference,
})

/** A whole profile. Any field can be missing, because the profile is a draft or the viewer may not see the field. */
export const profile = wire('Profile', {
  id: ['id', z.number().int(), 'Internal id, used in paths'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID; not sent to guests'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
  paid: ['pa', z.boolean(), 'Has a paid plan'],
  elite: ['el', z.boolean(), 'Elite member'],
  createdAt: ['cdt', moment, 'When the profile was created'],
  registeredAt: ['rdt', moment.optional(), 'When it was registered; staff only'],
  teleStaffId: [
    'tmsid',
    z.number().int().optional(),
    'Account id of the tele marketing executive; staff only',
  ],
  teleStaffName: ['tmsna', z.string().optional(), 'Name of the tele marketing executive; staff only'],
  careStaffId: [
    'ccsid',
    z.number().int().optional(),
    'Account id of the customer care executive; staff only',
  ],
  careStaffName: ['ccsna', z.string().optional(), 'Name of the customer care executive; staff only'],
  dailyOpenings: [
    'pda',
    z.number().int().optional(),
    'Whole profiles that the member can open in a day; staff only',
  ],
  doNotCall: ['dnc', z.boolean().optional(), 'The family asked not to be called; staff only'],
  purgeOn: [
    'pgd',
    isoDate().optional(),
    'Day on which a deleted profile is permanently removed; owner and staff only',
  ],
  can: canFieldOf(profileMachine, 'owner and staff'),
  othersMayShare: ['oms', z.boolean().optional(), 'False if other members may not share it'],
  statusReason: ['psr', z.string().optional(), 'Why it was rejected; owner and staff only'],
  phoneVerified: ['pv', z.boolean().optional(), 'The member has verified the mobile number'],
  ...partial,
  media: ['me', z.array(mediaItem), 'Photos that the viewer can see'],
  activities: [
    'pac',
    z.array(activity).optional(),
    'Activities between this profile and the viewer, newest first, without views',
  ],
  membership: ['mp', membershipBadge.optional(), 'Plan that the ribbon shows'],
  ...towardsViewer,
})
export type Profile = z.output<typeof profile>
export type ProfileSections = Pick<Profile, SectionName>
