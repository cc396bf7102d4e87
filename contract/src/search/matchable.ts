import { type ProfileField, profileFields } from '../profiles/fields.ts'
import type { PartnerPreference } from './preferences.ts'

/** The field that answers a preference. */
export const answerTo = (name: PartnerPreference): ProfileField =>
  the(name, ({ matchable }) => matchable === name)

/** The field that states it; of a place the first of three. */
export const statementOf = (name: PartnerPreference): ProfileField =>
  the(name, ({ preference }) => preference === name)

function the(name: PartnerPreference, holds: (field: ProfileField) => boolean): ProfileField {
  const field = profileFields.find(holds)
  if (!field) throw new Error(`No field for the preference ${name}`)
  return field
}
