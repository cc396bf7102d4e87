import { z } from '#schema'
import { activity } from '../activities/schemas.ts'
import { mediaItem } from '../media/schemas.ts'
import { membershipBadge } from '../memberships/badge.ts'
import { bnrId, moment } from '../values.ts'
import { patch, pick, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { locationInfo } from './location.ts'
import { professionalInfo } from './professional.ts'
import { religionInfo } from './religion.ts'
import { type ProfileStatus, profileStatuses } from './transitions.ts'

const cardBasic = pick(basicInfo, [
  'name',
  'genderLabel',
  'ageYears',
  'height',
  'motherTongue',
  'caste',
  'createdByLabel',
])

/** One row of a list: what its card shows, and no more. The rest comes when the profile is opened. */
export const profileCard = wire('Profile on a card', {
  id: ['id', z.number().int().optional(), 'Internal id, used in paths; not sent to guests'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID; not sent to guests'],
  basic: ['bi', patch(cardBasic).optional(), 'Name (of guests: initials), age and the like'],
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
    'The profile photo; nothing when there is none',
  ],
  phoneVerified: ['pv', z.boolean().optional(), 'The mobile number was proved by a code; not sent to guests'],
  activities: [
    'pac',
    z.array(activity).optional(),
    'Between this profile and the viewer, newest first, without views',
  ],
  membership: ['mp', membershipBadge.optional(), 'Plan shown on the ribbon; not sent to guests'],
  alreadyLiked: ['atl', z.boolean().optional(), 'The viewer expressed interest'],
  alreadyShortlisted: ['ats', z.boolean().optional(), 'The viewer shortlisted it'],
  alreadyIgnored: ['ati', z.boolean().optional(), 'The viewer ignores it'],
  status: ['ps', z.enum(profileStatuses).optional(), 'Profile status, for staff'],
  paid: ['pa', z.boolean().optional(), 'Holds a paid plan, for staff'],
  elite: ['el', z.boolean().optional(), 'Elite member, for staff'],
  maskedPhone: [
    'phm',
    z.string().optional(),
    'Mobile number with its last four digits alone to be read, for staff; opening it is written down',
  ],
  registeredAt: ['rdt', moment.optional(), 'When it was registered, for staff'],
  statusAt: ['psa', moment.optional(), 'Since when it has its status, for staff'],
  doNotCall: ['dnc', z.boolean().optional(), 'The family asked not to be called, for staff'],
})
export type ProfileCard = z.output<typeof profileCard>

/** The card of a profile that its viewer may open: who sees what guests see is sent no id. */
export type OpenCard = ProfileCard & { id: number }
export const mayOpen = (card: ProfileCard): card is OpenCard => card.id !== undefined

/** As staff are sent it; a whole profile will do as well. */
export type StaffCard = OpenCard & { status: ProfileStatus }
export const isStaffCard = (card: ProfileCard): card is StaffCard =>
  mayOpen(card) && card.status !== undefined
