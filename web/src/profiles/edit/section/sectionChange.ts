import { rulesOf } from '@bnr/contract/profiles/editChecks'
import type { EditSection } from '@bnr/contract/profiles/editSections'
import { type ProfileSections, profileChange, type SectionName } from '@bnr/contract/profiles/profile'
import { broken } from '@bnr/contract/profiles/rule'
import { tidy } from '@bnr/contract/profiles/tidy'
import type { FormErrors } from '../../../platform/formErrors.ts'
import { validate } from '../../../platform/validate.ts'
import { isEmpty, isSame } from '../../fields/change.ts'

type Fields = Readonly<Record<string, unknown>>

function changedFields(names: readonly string[], values: Fields, before: Fields): Fields {
  const changed = names.filter((name) => !isSame(values[name], before[name]))
  return Object.fromEntries(changed.map((name) => [name, isEmpty(values[name]) ? null : values[name]]))
}

/** Returns what saving a section sends: the fields that differ from `before`, and null for removed ones. */
export function changeOf(
  section: EditSection,
  values: ProfileSections,
  before: ProfileSections,
): ProfileSections {
  const tidied = tidy(values)
  const changes = Object.entries(section.fields).map(([name, fields]) => {
    const part = name as SectionName
    return [part, changedFields(fields, tidied[part] ?? {}, before[part] ?? {})] as const
  })
  return Object.fromEntries(changes.filter(([, change]) => Object.keys(change).length > 0))
}

export const isNothing = (change: ProfileSections) => Object.keys(change).length === 0

/** Returns the messages that the server would give to a section with these values. */
export function errorsOfSection(
  section: EditSection,
  values: ProfileSections,
  change: ProfileSections,
): FormErrors {
  return { ...validate(change, [], profileChange), ...broken(rulesOf(section), tidy(values)) }
}
