import type { ProfileSections } from './profile.ts'
import { type ProfileStatus, profileStatuses } from './transitions.ts'

/** Who changes a profile. */
export type Editor = 'owner' | 'staff'

type BasicField = keyof NonNullable<ProfileSections['basic']>
type Lock = {
  fields: readonly BasicField[]
  editors: readonly Editor[]
  /** Only in these; in every one unless given. */
  statuses?: readonly ProfileStatus[]
  reason: string
}

const changedBySupport = 'Please contact support to change name, birth date or gender'

/** Basic fields that an ordinary change may not touch, and the way in which they are changed instead. */
const locks: readonly Lock[] = [
  {
    fields: ['name', 'dateOfBirth', 'gender'],
    editors: ['owner'],
    statuses: ['Active'],
    reason: changedBySupport,
  },
  // Whoever was sent for review once reads the other side: changing sides would show both.
  {
    fields: ['gender'],
    editors: ['owner'],
    statuses: profileStatuses.filter((status) => status !== 'Draft'),
    reason: changedBySupport,
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
      (lock.statuses?.includes(status) ?? true),
  )?.reason
}
