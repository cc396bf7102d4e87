import type { ProfileSections } from './profile.ts'
import type { ProfileStatus } from './transitions.ts'

/** Who changes a profile. */
export type Editor = 'owner' | 'staff'

type BasicField = keyof NonNullable<ProfileSections['basic']>
type Lock = {
  fields: readonly BasicField[]
  editors: readonly Editor[]
  status?: ProfileStatus
  reason: string
}

/** Basic fields that an ordinary change may not touch, and the way in which they are changed instead. */
const locks: readonly Lock[] = [
  {
    fields: ['name', 'dateOfBirth', 'gender'],
    editors: ['owner'],
    status: 'Active',
    reason: 'Please contact support to change name, birth date or gender',
  },
  { fields: ['phone'], editors: ['owner'], reason: 'Please change your mobile number in Settings' },
  {
    fields: ['phone', 'gender', 'createdBy'],
    editors: ['staff'],
    reason: 'Please change this in the admin block',
  },
]

export const lockedFieldNames = [...new Set(locks.flatMap(({ fields }) => fields))]

/** Why a basic field cannot be changed; undefined when it can. */
export function lockOf(field: BasicField, editor: Editor, status: ProfileStatus): string | undefined {
  return locks.find(
    (lock) =>
      lock.fields.includes(field) &&
      lock.editors.includes(editor) &&
      (lock.status === undefined || lock.status === status),
  )?.reason
}
