import { any } from '../../search/defaults.ts'
import type { EditSectionName } from '../editHeadings.ts'
import type { FieldPath } from '../fieldPath.ts'
import { editSectionOf, fieldAt, home, type ProfileField, partsOf, profileFields } from '../fields.ts'
import type { Profile, SectionName } from '../profile.ts'
import { valueAt } from '../rule.ts'
import {
  callable,
  type Fact,
  type FactContext,
  type FactGroup,
  type FactValue,
  factValueOf,
  type StoredAnswer,
} from './fact.ts'
import { phones, readWhen, shownAs } from './shownAs.ts'

const readValue = (path: FieldPath, profile: Profile, context: FactContext): FactValue =>
  factValueOf(shownAs[path] ? shownAs[path](profile, context) : (valueAt(profile, path) as StoredAnswer))

function factOf(field: ProfileField, profile: Profile, context: FactContext): Fact[] {
  const { path, label, fact = label, rare } = field
  if (!fact || readWhen[path]?.(profile) === false) return []
  const value = readValue(path, profile, context)
  if (rare && value === undefined) return []
  const read = { label: fact, value }
  return [phones.includes(path) ? callable(read, profile) : read]
}

/** An empty preference, or one that contains Any, is shown as Any. */
function preferenceFactOf({ path, label = '' }: ProfileField, profile: Profile, context: FactContext): Fact {
  const value = readValue(path, profile, context)
  return { label, value: Array.isArray(value) && value.includes(any) ? undefined : value, otherwise: any }
}

/** Fields without a label are shown by their parts. */
const fieldsOf = (section: SectionName, edited: EditSectionName): ProfileField[] =>
  profileFields
    .filter((field) => field.inSection === section && editSectionOf(field) === edited)
    .flatMap((field) => (field.label ? [field] : partsOf(field)))

type Facts = FactGroup['facts']

/** Returns the facts of those fields of a section that are edited in `edited`, in the order of their rows. */
export function factsOf(section: SectionName, edited: EditSectionName = home[section]): Facts {
  const fields = fieldsOf(section, edited)
  return (profile, context) => fields.flatMap((field) => factOf(field, profile, context))
}

export function preferenceFactsOf(section: SectionName): Facts {
  const fields = fieldsOf(section, home[section])
  return (profile, context) => fields.map((field) => preferenceFactOf(field, profile, context))
}

/** Returns the fact of one field, even if its row excludes it from its group. */
export const factAt = (path: FieldPath, profile: Profile, context: FactContext): Fact[] => {
  const { label = '', fact, ...field } = fieldAt(path)
  return factOf({ ...field, label, fact: fact || label }, profile, context)
}
