import { z } from '#schema'
import { heightFeet } from '../profiles/height.ts'
import { type PartnerPreference, partnerPreferenceNames } from './preferences.ts'

/** A wider partner preference: with one more value of its list, with other bounds, or, if it has neither, left out. */
export type Wider = { preference: PartnerPreference; value?: string; range?: Range }
/** Both ends are inclusive. A missing end sets no limit. */
export type Range = { from?: number | undefined; to?: number | undefined }

/** Preferences with a range, and its limits: in years, in inches, and in rupees a year. */
export const rangeLimits = {
  age: { from: 18, to: 70 },
  height: { from: heightFeet.from * 12, to: heightFeet.to * 12 + 11 },
  income: { from: 0, to: 2_000_000_000 },
} as const satisfies Partial<Record<PartnerPreference, Required<Range>>>
export type RangePreference = keyof typeof rangeLimits

export const hasRange = (preference: PartnerPreference): preference is RangePreference =>
  Object.hasOwn(rangeLimits, preference)

/** Writes it for an address: motherTongue:Malayalam, age:21-32, income:500000-, eatingHabit. */
export function textOfWider({ preference, value, range }: Wider): string {
  if (range) return `${preference}:${range.from ?? ''}-${range.to ?? ''}`
  return value === undefined ? preference : `${preference}:${value}`
}

const bounds = /^(\d{0,10})-(\d{0,10})$/

/** Reads it from an address; undefined for any other text. */
export function widerOf(text: string): Wider | undefined {
  const [, name = '', rest] = /^(\w+)(?::(.+))?$/.exec(text) ?? []
  const preference = partnerPreferenceNames.find((known) => known === name)
  if (!preference) return undefined
  if (rest === undefined) return { preference }
  if (!hasRange(preference)) return { preference, value: rest }
  const range = rangeOf(rest, rangeLimits[preference])
  return range && { preference, range }
}

function rangeOf(text: string, limits: (typeof rangeLimits)[RangePreference]): Range | undefined {
  const [, ...ends] = bounds.exec(text) ?? []
  const [from, to] = ends.map((end) => (end === '' ? undefined : Number(end)))
  const given = [from, to].filter((end) => end !== undefined)
  if (given.length === 0 || given.some((end) => end < limits.from || end > limits.to)) return undefined
  return { from, to }
}

/** Schema of a wider preference in an address. The server refuses values that are not on the list of the preference. */
export const widerText = z
  .string()
  .max(160)
  .refine((text) => widerOf(text) !== undefined, 'Choose a wider preference, such as age:21-32')
