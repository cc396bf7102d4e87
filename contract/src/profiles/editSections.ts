import { type EditSectionName, editHeadings, editSectionNames } from './editHeadings.ts'
import { type FieldNames, includesPath, namesOf, touches } from './fieldNames.ts'
import { fieldsOfSection } from './fields.ts'
import type { ProfileSections } from './profile.ts'

export type EditSection = {
  title: string
  fields: FieldNames
  /** Message after saving. */
  saved: string
}

/** The sections of the edit page in their order; each is saved separately. */
export const editSections = Object.fromEntries(
  editSectionNames.map((name) => [name, { ...editHeadings[name], fields: namesOf(fieldsOfSection(name)) }]),
) as Record<EditSectionName, EditSection>

/** Returns the sections that contain a field of the change. */
export const touchedSections = (change: ProfileSections): EditSection[] =>
  Object.values(editSections).filter(({ fields }) => touches(change, fields))

export const touchesAny = (change: ProfileSections): boolean => touchedSections(change).length > 0

/** Returns the message after saving a change. */
export function savedMessage(change: ProfileSections): string {
  const [section, ...others] = touchedSections(change)
  return section && others.length === 0 ? section.saved : editHeadings.about.saved
}

/** Returns the section in which a field is edited, by its readable path. */
export function sectionOfPath(path: string): EditSectionName | undefined {
  return editSectionNames.find((name) => includesPath(editSections[name].fields, path))
}
