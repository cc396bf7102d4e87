import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { bnrId, isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { profileStatuses } from './transitions.ts'

/** More than these help nobody to recognise a family. */
export const mostLookAlikes = 5

const lookAlike = wire('Profile that looks alike', {
  bnrId: ['pid', bnrId, 'BNR ID'],
  name: ['na', z.string(), 'Name on the profile'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
})
export type LookAlike = z.output<typeof lookAlike>

/** A hint, never a refusal: two girls of one name may be born on the same day. */
export const findLookAlikes = endpoint({
  method: 'POST',
  path: '/profiles/lookAlikes',
  audit: { reads: 'look-alikes searched' },
  permission: 'profiles.create',
  summary: 'Profiles of the same birth date and name, before another one is made; the latest first',
  body: wire('Who is about to be created', {
    name: basicInfo.fields.name,
    dateOfBirth: ['dob', isoDate('Select dob'), basicInfo.fields.dateOfBirth[2]],
  }),
  reply: wire('Look-alikes', {
    results: ['results', z.array(lookAlike), `At most ${mostLookAlikes}`],
  }),
  limit: { requests: 6 },
})
