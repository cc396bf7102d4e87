import { z } from '#schema'
import { activity } from '../activities/schemas.ts'
import { mediaItem } from '../media/schemas.ts'
import { membershipBadge } from '../memberships/badge.ts'
import { canFieldOf } from '../stateMachine.ts'
import { bnrId, moment } from '../values.ts'
import { patch, pick, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { locationInfo } from './location.ts'
import { professionalInfo } from './professional.ts'
import { religionInfo } from './religion.ts'
import { towardsViewer } from './towardsViewer.ts'
import { type ProfileStatus, profileMachine, profileStatuses } from './transitions.ts'

const cardBasic = pick(basicInfo, [
  'name',
  'genderLabel',
  'ageYears',
  'height',
  'maritalStatus',
  'motherTongue',
  'caste',
  'createdByLabel',
])

/** A profile in a list, with only the fields that its card shows. */
export const profileCard = wire('Profile on a card', {
  id: ['id', z.number().int().optional(), 'Internal id, used in paths; not sent to guests'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID; not sent to guests'],
  basic: ['bi', patch(cardBasic).optional(), 'Name (initials for guests), age and other basic facts'],
  about: ['abt', z.string().optional(), 'Beginning of the about text; not sent to guests'],
  religion: ['ri', patch(pick(religionInfo, ['denomination'])).optional(), 'Denomination'],
  professional: [
    'pi',
    patch(pick(professionalInfo, ['education', 'occupation'])).optional(),
    'Degree and occupation',
  ],
  location: ['li', patch(pick(locationInfo, ['current'])).optional(), 'City, state and country'],
  media: [
    'me',
    z.array(pick(mediaItem, ['kind', 'status', 'thumbnailUrl'])),
    'The profile photo; empty if there is none',
  ],
  phoneVerified: [
    'pv',
    z.boolean().optional(),
    'The member has verified the mobile number; not sent to guests',
  ],
  activities: [
    'pac',
    z.array(activity).optional(),
    'Activities between this profile and the viewer, newest first, without views',
  ],
  membership: ['mp', membershipBadge.optional(), 'Plan that the ribbon shows; not sent to guests'],
  ...towardsViewer,
  status: ['ps', z.enum(profileStatuses).optional(), 'Profile status; staff only'],
  can: canFieldOf(profileMachine, 'staff'),
  paid: ['pa', z.boolean().optional(), 'Has a paid plan; staff only'],
  elite: ['el', z.boolean().optional(), 'Elite member; staff only'],
  maskedPhone: [
    'phm',
    z.string().optional(),
    'Mobile number with only its last four digits; opening the number is recorded; staff only',
  ],
  registeredAt: ['rdt', moment.optional(), 'When it was registered; staff only'],
  statusAt: ['psa', moment.optional(), 'When it reached its status; staff only'],
  doNotCall: ['dnc', z.boolean().optional(), 'The family asked not to be called; staff only'],
})
export type ProfileCard = z.output<typeof profileCard>

/** Card of a profile that the viewer can open. Viewers who see only what guests see get no id. */
export type OpenCard = ProfileCard & { id: number }
export const mayOpen = (card: ProfileCard): card is OpenCard => card.id !== undefined

/** Card as staff receive it; a whole profile fits as well. */
export type StaffCard = OpenCard & { status: ProfileStatus }
export const isStaffCard = (card: ProfileCard): card is StaffCard =>
  mayOpen(card) && card.status !== undefined
