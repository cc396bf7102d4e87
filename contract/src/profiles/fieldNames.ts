import type { ProfileField } from './fields.ts'
import type { ProfileSections, SectionName } from './profile.ts'

/** Names of fields by section, e.g. the fields of a form. */
export type FieldNames = Partial<Record<SectionName, readonly string[]>>

export const namesOf = (fields: readonly ProfileField[]): FieldNames =>
  Object.fromEntries(
    [...Map.groupBy(fields, ({ inSection }) => inSection)].map(([section, own]) => [
      section,
      own.map(({ name }) => name),
    ]),
  )

type Section = Readonly<Record<string, unknown>>

/** Whether `change` contains one of the fields; null counts. */
export function touches(change: ProfileSections, fields: FieldNames): boolean {
  return pathsOf(fields).some((path) => touchesPath(change, path))
}

/** Whether `change` contains the field of this readable path. */
export function touchesPath(change: ProfileSections, path: string): boolean {
  const [section = '', field = ''] = path.split('.')
  const part = change[section as SectionName] as Section | undefined
  return part !== undefined && field in part
}

/** Whether the field of this readable path is one of `fields`. */
export function includesPath(fields: FieldNames, path: string): boolean {
  return pathsOf(fields).some((start) => path === start || path.startsWith(`${start}.`))
}

/** 'basic.name', 'basic.height', … */
export function pathsOf(fields: FieldNames): string[] {
  return Object.entries(fields).flatMap(([section, names]) => names.map((name) => `${section}.${name}`))
}
