import type { z } from '#schema'
import { formatOf } from '../values.ts'
import { fieldsOf, type WireFields } from '../wire.ts'
import type { EditSectionName } from './editHeadings.ts'
import type { FieldRow, Viewer, WizardStepNumber } from './field.ts'
import type { FieldPath } from './fieldPath.ts'
import { type SectionName, sectionNames, sections } from './profile.ts'

/** A profile field, or a part of one, with the properties of its row. */
export interface ProfileField extends FieldRow {
  path: FieldPath
  inSection: SectionName
  name: string
  schema: z.ZodType
  /** Who sees it. A part has the viewer of its field unless its row sets another one. */
  viewer: Viewer
}

type Whole = { path: string; inSection: SectionName; viewer: Viewer }

function fieldsIn(fields: WireFields, { path: before, inSection, viewer }: Whole): ProfileField[] {
  return Object.entries(fields).map(([name, [, schema, , , about]]) => {
    const row = (about ?? {}) as FieldRow
    const path = `${before}.${name}` as FieldPath
    return { ...row, path, inSection, name, schema, viewer: row.seenBy ?? viewer }
  })
}

/** All profile fields without their parts, by section in the order of their rows. */
export const profileFields: readonly ProfileField[] = sectionNames.flatMap((name) =>
  fieldsIn(sections[name][1].fields, { path: name, inSection: name, viewer: 'member' }),
)

/** Returns the parts of a field; empty for a plain value. */
export const partsOf = (field: ProfileField): ProfileField[] => fieldsIn(fieldsOf(field.schema) ?? {}, field)

const withParts = (field: ProfileField): ProfileField[] => [field, ...partsOf(field).flatMap(withParts)]

/** All profile fields and their parts. */
export const everyField: readonly ProfileField[] = profileFields.flatMap(withParts)

const byPath = new Map<string, ProfileField>(everyField.map((field) => [field.path, field]))

export function fieldAt(path: FieldPath): ProfileField {
  const field = byPath.get(path)
  if (!field) throw new Error(`No field ${path}`)
  return field
}

export const labelOf = (path: FieldPath): string => fieldAt(path).label ?? ''

export const formatAt = (path: FieldPath) => formatOf(fieldAt(path).schema)

/** Returns the message for a missing value. */
export function missingMessage(path: FieldPath): string {
  const message = formatAt(path)?.message
  if (!message) throw new Error(`No message for a missing ${path}`)
  return message
}

/** Returns the name of the list of choices; empty if there is none. */
export const listAt = (path: FieldPath): string => fieldAt(path).list ?? formatAt(path)?.list ?? ''

/** Returns the length limit of a text as attributes for its form field. */
export function longestOf(path: FieldPath): { maxLength?: number } {
  const most = formatAt(path)?.most
  return most ? { maxLength: most } : {}
}

export const isPreference = (path: FieldPath): boolean => /^\w+Preference\./.test(path)

/** Default edit section, and group on the profile page, of the fields of each profile section. */
export const home: Record<SectionName, EditSectionName> = {
  basic: 'basic',
  religion: 'religion',
  family: 'family',
  professional: 'professional',
  location: 'contact',
  lifestyle: 'lifestyle',
  basicPreference: 'basicPreference',
  religiousPreference: 'basicPreference',
  professionalPreference: 'professionalPreference',
  locationPreference: 'locationPreference',
}

export const editSectionOf = ({ section, inSection }: ProfileField): EditSectionName | false =>
  section ?? home[inSection]

/** Returns the fields of a wizard step in their order. */
export function fieldsOfStep(number: WizardStepNumber): ProfileField[] {
  const fields = profileFields.filter(({ step }) => step?.[0] === number)
  return fields.sort((a, b) => (a.step?.[1] ?? 0) - (b.step?.[1] ?? 0))
}

/** Returns the fields of an edit section. */
export const fieldsOfSection = (name: EditSectionName): ProfileField[] =>
  profileFields.filter((field) => !field.readOnly && editSectionOf(field) === name)

const pathOf = ({ path }: ProfileField) => path
export const pathsOfStep = (number: WizardStepNumber) => fieldsOfStep(number).map(pathOf)

/** Returns the paths of an edit section in the order of their rows, after those in `first`. */
export function pathsOfSection(name: EditSectionName, first: readonly FieldPath[] = []): FieldPath[] {
  const paths = fieldsOfSection(name).map(pathOf)
  return [...first, ...paths.filter((path) => !first.includes(path))]
}
