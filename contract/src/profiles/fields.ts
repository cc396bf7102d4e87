import type { z } from '#schema'
import { formatOf } from '../values.ts'
import { fieldsOf, type WireFields } from '../wire.ts'
import type { EditSectionName } from './editHeadings.ts'
import type { FieldRow, Viewer, WizardStepNumber } from './field.ts'
import type { FieldPath } from './fieldPath.ts'
import { type SectionName, sectionNames, sections } from './profile.ts'

/** A field of a profile, or a part of one, with all that its row says. */
export interface ProfileField extends FieldRow {
  path: FieldPath
  inSection: SectionName
  name: string
  schema: z.ZodType
  /** Who sees it: of a part, whoever sees the whole, unless its own row says more. */
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

/** Of the fields themselves, section by section in the order of their rows. */
export const profileFields: readonly ProfileField[] = sectionNames.flatMap((name) =>
  fieldsIn(sections[name][1].fields, { path: name, inSection: name, viewer: 'member' }),
)

/** What a field is made of; nothing for a plain value. */
export const partsOf = (field: ProfileField): ProfileField[] => fieldsIn(fieldsOf(field.schema) ?? {}, field)

const withParts = (field: ProfileField): ProfileField[] => [field, ...partsOf(field).flatMap(withParts)]

/** Of the fields and all their parts. */
export const everyField: readonly ProfileField[] = profileFields.flatMap(withParts)

const byPath = new Map<string, ProfileField>(everyField.map((field) => [field.path, field]))

export function fieldAt(path: FieldPath): ProfileField {
  const field = byPath.get(path)
  if (!field) throw new Error(`No field ${path}`)
  return field
}

export const labelOf = (path: FieldPath): string => fieldAt(path).label ?? ''

export const formatAt = (path: FieldPath) => formatOf(fieldAt(path).schema)

/** What is said where it is not answered. */
export function missingMessage(path: FieldPath): string {
  const message = formatAt(path)?.message
  if (!message) throw new Error(`No message for a missing ${path}`)
  return message
}

/** The list that it is chosen from; none for most. */
export const listAt = (path: FieldPath): string => fieldAt(path).list ?? formatAt(path)?.list ?? ''

/** The most characters of a text, as its field in a form takes it. */
export function longestOf(path: FieldPath): { maxLength?: number } {
  const most = formatAt(path)?.most
  return most ? { maxLength: most } : {}
}

export const isPreference = (path: FieldPath): boolean => /^\w+Preference\./.test(path)

/** Where the fields of a section are edited, and in which part of a profile they are read, unless their rows say otherwise. */
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

/** What a step asks for, in its order. */
export function fieldsOfStep(number: WizardStepNumber): ProfileField[] {
  const asked = profileFields.filter(({ step }) => step?.[0] === number)
  return asked.sort((one, other) => (one.step?.[1] ?? 0) - (other.step?.[1] ?? 0))
}

/** What a section of the edit page asks for. */
export const fieldsOfSection = (name: EditSectionName): ProfileField[] =>
  profileFields.filter((field) => !field.readOnly && editSectionOf(field) === name)

const pathOf = ({ path }: ProfileField) => path
export const pathsOfStep = (number: WizardStepNumber) => fieldsOfStep(number).map(pathOf)

/** The questions of a section in the order of their rows, but for those that a form puts first. */
export function pathsOfSection(name: EditSectionName, first: readonly FieldPath[] = []): FieldPath[] {
  const paths = fieldsOfSection(name).map(pathOf)
  return [...first, ...paths.filter((path) => !first.includes(path))]
}
