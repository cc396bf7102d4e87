import { z } from '#schema'
import type { Permission } from '../access.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { memberPhone } from '../phone.ts'
import { isoDate, listed } from '../values.ts'
import { staffId } from './assignment.ts'
import { assignmentLabels } from './assignmentLabels.ts'
import { gender } from './gender.ts'

type Field = {
  label: string
  permission: Permission
  /** Last part of the path. */
  call: string
  key: string
  value: z.ZodType
}

/** Profiles that the member can open in a day; 0 restores the default. */
const openings = z.coerce
  .number({ error: 'Enter a number up to 2,000' })
  .int('Enter a number up to 2,000')
  .min(0, 'Enter a number up to 2,000')
  .max(2000, 'Enter a number up to 2,000')

/** Fields that staff change in the admin block of a profile, and who can (specification 2, sections 6 and 7). */
export const adminFields = {
  createdFor: {
    label: 'Created for',
    permission: 'admin.edit',
    call: 'updateCreatedFor',
    key: 'cf',
    value: listed('createdFors', 'Select Profile for'),
  },
  profileSource: {
    label: 'Profile source',
    permission: 'admin.edit',
    call: 'updateProfileSource',
    key: 'pros',
    value: listed('profileSources'),
  },
  dateOfBirth: {
    label: 'Birth date',
    permission: 'admin.edit',
    call: 'updateBirthDate',
    key: 'dob',
    value: isoDate('Select dob'),
  },
  gender: { label: 'Gender', permission: 'admin.gender', call: 'updateGender', key: 'ge', value: gender },
  createdBy: {
    label: 'Created by',
    permission: 'admin.createdBy',
    call: 'updateCreatedBy',
    key: 'cb',
    value: listed('createdBy'),
  },
  teleStaffId: {
    label: assignmentLabels.teleStaffId,
    permission: 'admin.assign',
    call: 'updateTMStaffId',
    key: 'tmsid',
    value: staffId,
  },
  careStaffId: {
    label: assignmentLabels.careStaffId,
    permission: 'admin.assign',
    call: 'updateCCStaffId',
    key: 'ccsid',
    value: staffId,
  },
  dailyOpenings: {
    label: 'Profiles a day',
    permission: 'admin.edit',
    call: 'updateDailyOpenings',
    key: 'pda',
    value: openings,
  },
} as const satisfies Record<string, Field>
export type AdminField = keyof typeof adminFields
export const adminFieldNames = Object.keys(adminFields) as AdminField[]

export const adminMessage = (label: string): string => `${label} Updated`

/** One endpoint for each admin field. */
export const adminCalls = endpointsOf(adminFieldNames, (name) => {
  const { label, permission, call, key, value }: Field = adminFields[name]
  return endpoint({
    method: 'POST',
    path: `/profiles/:id/${call}`,
    audit: { changes: name in assignmentLabels ? 'profile assigned' : 'profile change' },
    permission,
    summary: `Change '${label}' of a profile, by staff`,
    query: z.object({ [key]: value }),
  })
})

export const phoneLabel = 'Mobile number'

export const updatePhoneNumber = endpoint({
  method: 'POST',
  path: '/profiles/:id/updatePhoneNumber',
  audit: { changes: 'profile change' },
  permission: 'admin.phone',
  summary: 'Change the mobile number of a profile, by staff; the new number is unverified',
  body: memberPhone,
})
