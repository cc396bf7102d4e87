import { defaultCountry, defaultState } from '@bnr/contract/profiles/address'
import { isAny } from '@bnr/contract/profiles/conditions'
import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import { editSections } from '@bnr/contract/profiles/editSections'
import type { ProfileSections, SectionName } from '@bnr/contract/profiles/profile'
import { any } from '@bnr/contract/search/defaults'

/** The values a form opens with, and those its answers are compared with on saving. */
export interface Opening {
  values: ProfileSections
  before: ProfileSections
}

type Fields = Readonly<Record<string, unknown>>

/** Preferences that are a range; all others are lists. */
const ranges: readonly string[] = ['age', 'height', 'income']

/**
 * Puts Any into lists without a preference: into all of them for 'unset', only into those saved as empty for
 * 'emptyOnly'.
 */
function withAny(name: EditSectionName, profile: ProfileSections, also: 'unset' | 'emptyOnly') {
  const parts = Object.entries(editSections[name].fields).map(([part, fields]) => {
    const preferences = (profile[part as SectionName] ?? {}) as Fields
    const lists = (fields as readonly string[])
      .filter((field) => !ranges.includes(field))
      .filter((field) => also === 'unset' || Array.isArray(preferences[field]))
      .filter((field) => isAny(preferences[field] as string[] | undefined))
    return [part, { ...preferences, ...Object.fromEntries(lists.map((field) => [field, [any]])) }]
  })
  return { ...profile, ...Object.fromEntries(parts) } as ProfileSections
}

/** The form shows Any for a preference that was never set, and saving then sends Any. */
const preference = (name: EditSectionName, profile: ProfileSections): Opening => ({
  values: withAny(name, profile, 'unset'),
  before: withAny(name, profile, 'emptyOnly'),
})

/** Offers the place where most of our families live; it is saved only once part of the address is chosen. */
function atHome(_name: EditSectionName, profile: ProfileSections): Opening {
  const current = profile.location?.current ?? { country: defaultCountry, state: defaultState }
  const values = { ...profile, location: { ...profile.location, current } }
  return { values, before: values }
}

const openings: Partial<Record<EditSectionName, typeof preference>> = {
  contact: atHome,
  basicPreference: preference,
  professionalPreference: preference,
  locationPreference: preference,
}

export function openingOf(name: EditSectionName, profile: ProfileSections): Opening {
  return openings[name]?.(name, profile) ?? { values: profile, before: profile }
}
