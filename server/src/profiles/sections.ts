import {
  type ProfileSections,
  type SectionName,
  sectionNames,
  sections,
} from '@bnr/contract/profiles/profile'
import { fromCodes, type Section, toCodes } from './listCodes.ts'
import type { profiles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

/** Computed when a profile is shown, so never kept. */
const derived = ['genderLabel', 'createdByLabel', 'ageYears', 'ageMonths', 'demiseDateLabel']
/** Kept in columns of their own, see tables.ts. */
const columns = ['name', 'gender', 'dateOfBirth', 'phone', 'email']

/** The sections of a stored profile, list codes turned into what the contract names. */
export function sectionsOf(row: ProfileRow): ProfileSections {
  const result: Record<string, Section> = {}
  for (const name of sectionNames) {
    if (row[name]) result[name] = fromCodes(sections[name][1], row[name])
  }
  Object.assign(result.basic as Section, columnFields(row))
  return result as ProfileSections
}

function columnFields(row: ProfileRow): Section {
  return {
    name: row.name,
    gender: row.gender,
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber, type: 'M' },
    ...(row.dateOfBirth ? { dateOfBirth: row.dateOfBirth } : {}),
    ...(row.email ? { email: { address: row.email, type: 'P' } } : {}),
  }
}

/** The columns that hold these sections. `onUnknown` is told of values that are on no list, by readable path. */
export function columnsOf(profile: ProfileSections, onUnknown: (path: string) => void) {
  const json = {} as Record<SectionName, Section>
  for (const name of sectionNames) {
    json[name] = toCodes(sections[name][1], (profile[name] ?? {}) as Section, onUnknown, name)
  }
  const basic = profile.basic ?? {}
  json.basic = without(json.basic, [...columns, ...derived])
  return {
    ...json,
    name: basic.name ?? '',
    gender: basic.gender ?? ('f' as const),
    dateOfBirth: basic.dateOfBirth ?? null,
    phoneCountryCode: basic.phone?.countryCode ?? '',
    phoneNumber: basic.phone?.number ?? '',
    email: basic.email?.address ?? null,
  }
}

/** Lays a change over a profile: given fields replace, null clears. Objects within a section are laid over too. */
export function merged(profile: ProfileSections, change: ProfileSections): ProfileSections {
  return overlaid(profile as Section, change as Section) as ProfileSections
}

function overlaid(base: Section, change: Section): Section {
  const result = { ...base }
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete result[name]
    else if (isObject(value)) result[name] = overlaid(isObject(result[name]) ? result[name] : {}, value)
    else if (value !== undefined) result[name] = value
  }
  return result
}

function isObject(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function without(section: Section, names: readonly string[]): Section {
  return Object.fromEntries(Object.entries(section).filter(([name]) => !names.includes(name)))
}
