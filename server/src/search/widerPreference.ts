import { listAt } from '@bnr/contract/profiles/fields'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { any } from '@bnr/contract/search/defaults'
import { statementOf } from '@bnr/contract/search/matchable'
import type { PartnerPreference } from '@bnr/contract/search/preferences'
import { hasRange, type Range, type RangePreference, type Wider } from '@bnr/contract/search/wider'
import { invalidInput } from '../platform/failure.ts'
import { columnsOf, merged, type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { codeOfChoice } from '../reference/choice.ts'
import { notGiven } from '../reference/list.ts'
import { type ListName, lists } from '../reference/lists.ts'
import { type Person, personOf } from './match/person.ts'

/** The list with the values of a preference. Places are widened by states. */
export const listOfPreference = (preference: PartnerPreference): ListName =>
  preference === 'place' ? 'states' : (listAt(statementOf(preference).path) as ListName)

/** The member as if the change were saved. */
export function personAfter(row: ProfileRow, change: ProfileSections): Person {
  const columns = columnsOf(merged(sectionsOf(row), change), () => undefined)
  const { basicPreference, religiousPreference, professionalPreference, locationPreference } = columns
  const preferences = { basicPreference, religiousPreference, professionalPreference, locationPreference }
  return personOf({ ...row, ...preferences }, false)
}

/**
 * The change of the profile that widens a preference, for the endpoint that saves profiles. The wider preference still
 * accepts everybody that the preference accepted. The change is empty if it would accept nobody else.
 */
export function changeFor(row: ProfileRow, wider: Wider): ProfileSections {
  const { preference, value, range } = wider
  if (value !== undefined && codeOfChoice(listOfPreference(preference), value) === 0)
    throw invalidInput({ wider: 'Choose a value from the list' })
  if (preference === 'place') return placeChange(row, value)
  const { inSection, name } = statementOf(preference)
  const next = fieldChange(row, wider)
  if (next === undefined) return {}
  const change = { [inSection]: { [name]: next } }
  return range && hasRange(preference) && !spansAll(row, change, preference) ? {} : change
}

/** An upper limit of an income can mean less once the lower one differs from it. */
function spansAll(row: ProfileRow, change: ProfileSections, preference: RangePreference): boolean {
  const [before, after] = [personOf(row, false), personAfter(row, change)]
  return (
    after[`${preference}_from`] <= before[`${preference}_from`] &&
    after[`${preference}_to`] >= before[`${preference}_to`]
  )
}

/** The new value of the field; null clears it, and undefined changes nothing. */
function fieldChange(row: ProfileRow, { preference, value, range }: Wider): unknown {
  if (range && hasRange(preference)) return rangeChange(row, preference, range)
  const current = storedFor(row, preference)
  if (value === undefined) return current === undefined ? undefined : null
  const chosen = chosenIn(current)
  return chosen.length === 0 || chosen.includes(value) ? undefined : [...chosen, value]
}

function storedFor(row: ProfileRow, preference: PartnerPreference): unknown {
  const { inSection, name } = statementOf(preference)
  return (sectionsOf(row)[inSection] as Record<string, unknown> | undefined)?.[name]
}

const chosenIn = (list: unknown): string[] => ((list ?? []) as string[]).filter((one) => one !== any)

/** A state is accepted as a whole, so the districts that were chosen in it are left out. */
function placeChange(row: ProfileRow, value: string | undefined): ProfileSections {
  const { anywhere, countries, states } = personOf(row, false)
  if (anywhere) return {}
  if (value === undefined) return { locationPreference: { countries: null, states: null, districts: null } }
  const state = lists.states.byCode(codeOfChoice('states', value))
  const country = lists.countries.byCode(state?.parent ?? 0)
  if (!state || !country || states?.includes(state.code) || countries?.includes(country.code)) return {}
  const { locationPreference: chosen = {} } = sectionsOf(row)
  const change = {
    locationPreference: {
      countries: withOne(chosen?.countries, country.key),
      states: withOne(chosen?.states, state.key),
      districts: chosenIn(chosen?.districts).filter((district) => !isWithin(district, state.code)),
    },
  }
  return addsOnly(state.code, personOf(row, false), personAfter(row, change)) ? change : {}
}

/** The name of a state or district that other places have too can mean more or less than this state. */
function addsOnly(state: number, before: Person, after: Person): boolean {
  const others = (before.districts ?? []).filter(
    (district) => lists.districts.byCode(district)?.parent !== state,
  )
  return (
    isSameSet(after.countries, before.countries) &&
    isSameSet(after.states, [...(before.states ?? []), state]) &&
    isSameSet(after.districts, others)
  )
}

const isSameSet = (one: readonly number[] | null, other: readonly number[] | null): boolean =>
  new Set(one).size === new Set(other).size && (one ?? []).every((code) => other?.includes(code))

const withOne = (list: unknown, value: string): string[] => [...new Set([...chosenIn(list), value])]

/** Whether the state has a district of this name. */
const isWithin = (district: string, state: number) => lists.districts.codeOf(district, state) !== notGiven

type Stored = { from?: unknown; to?: unknown }
type Height = { feet: number; inches: number }

/** How the profile stores a bound of each range. */
const bounds: Record<
  RangePreference,
  { read: (stored: unknown) => number; write: (bound: number) => unknown }
> = {
  age: { read: Number, write: (years) => years },
  height: {
    read: (stored) => (stored as Height).feet * 12 + (stored as Height).inches,
    write: (inches) => ({ feet: Math.floor(inches / 12), inches: inches % 12 }),
  },
  income: { read: Number, write: (rupees) => rupees },
}

/** The bounds of a preference in numbers: years, inches or rupees a year. */
export function rangeOf(row: ProfileRow, preference: RangePreference): Range {
  const stored = storedFor(row, preference) as Stored | undefined
  const { read } = bounds[preference]
  const known = (bound: unknown) => (bound === undefined || bound === null ? undefined : read(bound))
  return { from: known(stored?.from), to: known(stored?.to) }
}

/** The wider of both bounds on each side, or null without bounds. Undefined if that changes nothing. */
function rangeChange(row: ProfileRow, preference: RangePreference, range: Range) {
  const current = rangeOf(row, preference)
  const from = widest(Math.min, current.from, range.from)
  const to = widest(Math.max, current.to, range.to)
  if (from === current.from && to === current.to) return undefined
  if (from === undefined && to === undefined) return null
  const { write } = bounds[preference]
  const least = preference === 'income' ? { from: 0 } : {}
  return {
    ...least,
    ...(from !== undefined && { from: write(from) }),
    ...(to !== undefined && { to: write(to) }),
  }
}

const widest = (choose: typeof Math.min, one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : choose(one, other)
