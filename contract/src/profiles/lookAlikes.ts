import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { bnrId, isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { profileStatuses } from './transitions.ts'

/** Most similar profiles in a reply; more would not help staff to recognise a family. */
export const maxLookAlikes = 5

const lookAlike = wire('Similar profile', {
  bnrId: ['pid', bnrId, 'BNR ID'],
  name: ['na', z.string(), 'Name on the profile'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
})
export type LookAlike = z.output<typeof lookAlike>

/** Finds possible duplicates. They are only a hint: two people with one name can be born on the same day. */
export const findLookAlikes = endpoint({
  method: 'POST',
  path: '/profiles/lookAlikes',
  audit: { reads: 'look-alikes searched' },
  permission: 'profiles.create',
  summary:
    'Profiles with the same birth date and name, to find duplicates before creating a profile; the latest first',
  body: wire('Person of a new profile', {
    name: basicInfo.fields.name,
    dateOfBirth: ['dob', isoDate('Select dob'), basicInfo.fields.dateOfBirth[2]],
  }),
  reply: wire('Look-alikes', {
    results: ['results', z.array(lookAlike), `Similar profiles, at most ${maxLookAlikes}`],
  }),
  limit: { requests: 6 },
})
