import { defaultCountry, defaultState } from '@bnr/contract/profiles/address'
import { isAny } from '@bnr/contract/profiles/conditions'
import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import { editSections } from '@bnr/contract/profiles/editSections'
import type { ProfileSections, SectionName } from '@bnr/contract/profiles/profile'
import { any } from '@bnr/contract/search/defaults'

/** What a form opens with, and what its answers are compared with when they are saved. */
export interface Opening {
  values: ProfileSections
  before: ProfileSections
}

type Fields = Readonly<Record<string, unknown>>

/** Preferences that are a range; all others are lists. */
const ranges: readonly string[] = ['age', 'height', 'income']

/** Where nothing is preferred, the lists say Any. */
function withAny(name: EditSectionName, profile: ProfileSections, also: 'unsaid' | 'emptyOnly') {
  const parts = Object.entries(editSections[name].fields).map(([part, fields]) => {
    const preferences = (profile[part as SectionName] ?? {}) as Fields
    const lists = (fields as readonly string[])
      .filter((field) => !ranges.includes(field))
      .filter((field) => also === 'unsaid' || Array.isArray(preferences[field]))
      .filter((field) => isAny(preferences[field] as string[] | undefined))
    return [part, { ...preferences, ...Object.fromEntries(lists.map((field) => [field, [any]])) }]
  })
  return { ...profile, ...Object.fromEntries(parts) } as ProfileSections
}

/** Any is shown before it was ever said, and is then said by saving. */
const preference = (name: EditSectionName, profile: ProfileSections): Opening => ({
  values: withAny(name, profile, 'unsaid'),
  before: withAny(name, profile, 'emptyOnly'),
})

/** Where most of our families live. It is offered, and only kept once something of the address was chosen. */
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
