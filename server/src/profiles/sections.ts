import {
  type ProfileSections,
  type SectionName,
  sectionNames,
  sections,
} from '@bnr/contract/profiles/profile'
import { fromCodes, type Section, toCodes } from './listCodes.ts'
import type { profiles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

/** Computed when a profile is shown, so never stored. */
const derived = ['genderLabel', 'createdByLabel', 'ageYears', 'ageMonths', 'demiseDateLabel']
/** Stored in their own columns, see tables.ts. */
const columns = ['name', 'gender', 'dateOfBirth', 'phone', 'email']

/** A stored profile of which only some sections were read. */
type ReadProfile = Pick<
  ProfileRow,
  'name' | 'gender' | 'phoneCountryCode' | 'phoneNumber' | 'dateOfBirth' | 'email'
> &
  Partial<Pick<ProfileRow, SectionName>>

/** The sections of a stored profile, with list codes converted to the values of the contract. */
export function sectionsOf(row: ReadProfile): ProfileSections {
  const result: Record<string, Section> = {}
  for (const name of sectionNames) {
    const section = row[name]
    if (section) result[name] = fromCodes(sections[name][1], section)
  }
  result.basic = { ...result.basic, ...columnFields(row) }
  return result as ProfileSections
}

function columnFields(row: ReadProfile): Section {
  return {
    name: row.name,
    gender: row.gender,
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber, type: 'M' },
    ...(row.dateOfBirth ? { dateOfBirth: row.dateOfBirth } : {}),
    ...(row.email ? { email: { address: row.email, type: 'P' } } : {}),
  }
}

/**
 * The columns that store these sections. `onUnknown` is called with the path of each value that is not on its list.
 */
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

/**
 * Merges a change into a profile. Fields of the change replace stored ones, objects as a whole; null clears a field.
 */
export function merged(profile: ProfileSections, change: ProfileSections): ProfileSections {
  const result = sectionNames.map((name) => [name, mergedSection(profile[name], change[name])])
  return Object.fromEntries(result.filter(([, section]) => section !== undefined))
}

function mergedSection(section: Section | undefined, change: Section | undefined): Section | undefined {
  if (!change) return section
  const given = Object.entries({ ...section, ...change })
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined))
}

function without(section: Section, names: readonly string[]): Section {
  return Object.fromEntries(Object.entries(section).filter(([name]) => !names.includes(name)))
}
