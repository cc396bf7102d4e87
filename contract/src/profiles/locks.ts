import type { ProfileSections } from './profile.ts'
import { type ProfileStatus, profileStatuses } from './transitions.ts'

/** The person who changes a profile. */
export type Editor = 'owner' | 'staff'

type BasicField = keyof NonNullable<ProfileSections['basic']>
type Lock = {
  fields: readonly BasicField[]
  editors: readonly Editor[]
  /** Statuses in which the lock applies; all by default. */
  statuses?: readonly ProfileStatus[]
  reason: string
}

const changedBySupport = 'Please contact support to change name, birth date or gender'

/** Basic fields that an ordinary change cannot touch, with the message that says how to change them. */
const locks: readonly Lock[] = [
  {
    fields: ['name', 'dateOfBirth', 'gender'],
    editors: ['owner'],
    statuses: ['Active'],
    reason: changedBySupport,
  },
  // After the first review a member sees the other gender. Changing the gender would reveal profiles of both.
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

/** Returns why a basic field cannot be changed, or undefined if it can. */
export function lockOf(field: BasicField, editor: Editor, status: ProfileStatus): string | undefined {
  return locks.find(
    (lock) =>
      lock.fields.includes(field) &&
      lock.editors.includes(editor) &&
      (lock.statuses?.includes(status) ?? true),
  )?.reason
}
