import type { Translate } from '../../translate.ts'
import type { Profile } from '../profile.ts'
import { phoneShown } from './shown.ts'

/** Several texts are shown as a row of labels. */
export type FactValue = string | readonly string[] | undefined

export interface Fact {
  label: string
  value: FactValue
  /** What an empty value means, where it means something, e.g. Any in a preference. */
  otherwise?: string
  /** Of a phone number: whether it is offered to be called, or the family asked not to be. */
  callable?: boolean
}

export interface FactContext {
  t: Translate
  /** The reader is the owner or staff, and has the contact section as well. */
  isClose: boolean
  /** What people read for a key that a profile holds. */
  labelOf: (list: 'childStatuses' | 'profileSources', key: string) => string
}

/** One section of a profile as it is shown; the edit page has an anchor of the same id. */
export interface FactGroup {
  id: string
  title: string
  /** `close` is for the owner and for staff alone; the server sends its fields to nobody else. */
  readers: 'everyone' | 'close'
  /** Longer text that stands above the facts, and where it is edited. */
  text?: { label: string; anchor: string; of: (profile: Profile) => string | null | undefined }
  facts: (profile: Profile, context: FactContext) => readonly Fact[]
}

export type StoredAnswer = string | number | readonly string[] | null | undefined

/** Nothing that is empty counts as given. */
export function given(value: StoredAnswer): FactValue {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  return typeof value === 'number' ? String(value) : (value as string)
}

export const fact = (label: string, value: StoredAnswer): Fact => ({ label, value: given(value) })

type Phone = Parameters<typeof phoneShown>[0]

/** A number as whoever may see it may use it. */
export const phoneFact = (label: string, phone: Phone, profile: Pick<Profile, 'doNotCall'>): Fact =>
  callable(fact(label, phoneShown(phone)), profile)

export const callable = (number: Fact, { doNotCall }: Pick<Profile, 'doNotCall'>): Fact =>
  number.value === undefined ? number : { ...number, callable: !doNotCall }

/** A fact that most people do not have: left out when empty, even for the owner. */
export const rare = (label: string, value: StoredAnswer): Fact[] => {
  const found = given(value)
  return found === undefined ? [] : [{ label, value: found }]
}
