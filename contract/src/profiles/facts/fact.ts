import type { Translate } from '../../translate.ts'
import type { Profile } from '../profile.ts'
import { phoneShown } from './shown.ts'

/** An array of texts is shown as a row of tags. */
export type FactValue = string | readonly string[] | undefined

export interface Fact {
  label: string
  value: FactValue
  /** Text in place of an empty value, e.g. Any in a preference. */
  otherwise?: string
  /** For a phone number: whether it can be called; false if the family asked not to be called. */
  callable?: boolean
}

export interface FactContext {
  t: Translate
  /** The viewer is the owner or staff, and sees the contact section as well. */
  isClose: boolean
  /** Returns the text for a key that a profile stores. */
  labelOf: (list: 'childStatuses' | 'profileSources', key: string) => string
}

/** A section of a profile on screen. The edit page has an anchor with the same id. */
export interface FactGroup {
  id: string
  title: string
  /** `close` means only the owner and staff; the server sends these fields to nobody else. */
  readers: 'everyone' | 'close'
  /** A longer text above the facts, and the anchor where it is edited. */
  text?: { label: string; anchor: string; of: (profile: Profile) => string | null | undefined }
  facts: (profile: Profile, context: FactContext) => readonly Fact[]
}

export type StoredAnswer = string | number | readonly string[] | null | undefined

/** Converts a stored answer; an empty one becomes undefined. */
export function factValueOf(value: StoredAnswer): FactValue {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  return typeof value === 'number' ? String(value) : (value as string)
}

export const fact = (label: string, value: StoredAnswer): Fact => ({ label, value: factValueOf(value) })

type Phone = Parameters<typeof phoneShown>[0]

export const phoneFact = (label: string, phone: Phone, profile: Pick<Profile, 'doNotCall'>): Fact =>
  callable(fact(label, phoneShown(phone)), profile)

export const callable = (number: Fact, { doNotCall }: Pick<Profile, 'doNotCall'>): Fact =>
  number.value === undefined ? number : { ...number, callable: !doNotCall }

/** A fact that most profiles do not have. It is left out when empty, even for the owner. */
export const rare = (label: string, value: StoredAnswer): Fact[] => {
  const found = factValueOf(value)
  return found === undefined ? [] : [{ label, value: found }]
}
