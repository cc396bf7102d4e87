import { type ProfileField, profileFields } from '../profiles/fields.ts'
import type { PartnerPreference } from './preferences.ts'

/** Returns the profile field that a preference is compared with. */
export const answerTo = (name: PartnerPreference): ProfileField =>
  requireField(name, ({ matchable }) => matchable === name)

/** Returns the field that contains a preference; for a place, the first of its three fields. */
export const statementOf = (name: PartnerPreference): ProfileField =>
  requireField(name, ({ preference }) => preference === name)

function requireField(name: PartnerPreference, matches: (field: ProfileField) => boolean): ProfileField {
  const field = profileFields.find(matches)
  if (!field) throw new Error(`No field for the preference ${name}`)
  return field
}
