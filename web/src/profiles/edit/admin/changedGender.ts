import { adminFields } from '@bnr/contract/profiles/admin'
import { genderChangedBy } from '@bnr/contract/profiles/conditions'
import { genderWords } from '@bnr/contract/profiles/gender'
import type { Profile } from '@bnr/contract/profiles/profile'
import { currentSession, mayDo } from '../../../accounts/session.ts'
import type { Consequence } from './adminForm.tsx'

/**
 * Returns the consequence of a created-for that implies another gender. Without the permission to change the gender,
 * returns nothing and leaves the refusal to the server.
 */
export function changedGender(profile: Profile, createdFor: string): Consequence | undefined {
  const gender = genderChangedBy(createdFor, profile)
  if (!gender || !mayDo(currentSession().user, adminFields.gender.permission)) return undefined
  return {
    title: 'Change the gender too?',
    text: 'A profile created for {createdFor} is {gender}. The gender of {name} changes as well.',
    params: { createdFor, gender: genderWords[gender].toLowerCase(), name: profile.basic?.name ?? '' },
  }
}
