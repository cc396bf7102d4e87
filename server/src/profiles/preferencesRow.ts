import { statementOf } from '@bnr/contract/search/matchable'
import { lists } from '../reference/lists.ts'
import { inchesOf, incomeStep, incomeSteps, largestSmallint, sharedColumnsOf, valueAt } from './searchRow.ts'
import type { SearchRow } from './searchTables.ts'
import type { ProfileRow } from './sections.ts'
import { byTrait, refusedTraits } from './traits.ts'

type Section = Record<string, unknown>
type Bounds = { from?: unknown; to?: unknown }

/** No limits. Every value lies within them, also the 0 of 'not given', which no limit that was set includes. */
export const unbounded = { from: 0, to: largestSmallint }
const oldest = 130
const tallest = 120

/** The row of search_preferences for a profile: its partner preference as codes. */
export function preferencesRowOf(row: ProfileRow): SearchRow<'search_preferences'> {
  const { basicPreference: basic, religiousPreference: religious, professionalPreference: professional } = row
  const age = range(numberOf(bounds(basic.age).from), numberOf(bounds(basic.age).to), oldest)
  const preferred = bounds(basic.height)
  const height = range(inchesOf(preferred.from), inchesOf(preferred.to), tallest)
  const income = incomeRange(bounds(professional.income))
  return {
    ...sharedColumnsOf(row),
    age_from: age.from,
    age_to: age.to,
    height_from: height.from,
    height_to: height.to,
    income_from: income.from,
    income_to: income.to,
    refuses: String(refusedTraits(byTrait((name) => codes(valueAt(row, statementOf(name).path))))),
    castes: listOf(codes(basic.castes)),
    mother_tongues: listOf(codes(basic.motherTongues)),
    denominations: listOf(codes(religious.denominations)),
    educations: listOf(codes(professional.educations)),
    occupations: listOf(codes(professional.occupations)),
    ...placesOf(row.locationPreference),
  }
}

const bounds = (value: unknown) => (value ?? {}) as Bounds
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
const codes = (value: unknown) => (value ?? []) as number[]
/** In one order, so that the same choices of two people are one list for the index in memory. */
const listOf = (chosen: readonly number[]) =>
  chosen.length > 0 ? [...new Set(chosen)].sort((one, other) => one - other) : null

/** A range of which 0 means that the limit was not set. */
function range(from: number, to: number, largest: number): { from: number; to: number } {
  return from === 0 && to === 0 ? unbounded : { from: Math.max(from, 1), to: to || largest }
}

/** Finds what a search finds: incomes below the upper limit, or exactly the income if both limits are the same. */
function incomeRange({ from, to }: Bounds): { from: number; to: number } {
  const low = incomeSteps(numberOf(from))
  if (typeof to !== 'number' || to === 0) return { ...unbounded, from: low }
  const high = Math.min(Math.ceil(to / incomeStep) - 1, largestSmallint)
  return { from: low, to: Math.max(low, high) }
}

/** A country counts as a whole unless states in it are chosen, and a state unless districts in it are. */
function placesOf(chosen: Section) {
  const chosenStates = withNamesakes('states', codes(chosen.states), codes(chosen.countries))
  const districts = withNamesakes('districts', codes(chosen.districts), chosenStates)
  const statesNarrowed = parentsOf('districts', districts)
  const states = chosenStates.filter((state) => !statesNarrowed.includes(state))
  const countriesNarrowed = parentsOf('states', [...chosenStates, ...statesNarrowed])
  const countries = codes(chosen.countries).filter((country) => !countriesNarrowed.includes(country))
  return {
    anywhere: districts.length + states.length + countries.length === 0,
    countries: listOf(countries),
    states: listOf(states),
    districts: listOf(districts),
  }
}

/**
 * Profiles store the names of places, whose codes are those of the first place of each name. Of places with the same name,
 * those in the chosen states or countries count.
 */
function withNamesakes(list: 'states' | 'districts', chosen: readonly number[], within: readonly number[]) {
  return chosen.flatMap((code) => {
    const places = lists[list].codesOf(lists[list].labelOf(code) ?? '')
    const inChosen = places.filter((place) => within.includes(lists[list].byCode(place)?.parent ?? 0))
    return inChosen.length > 0 ? inChosen : [code]
  })
}

function parentsOf(list: 'states' | 'districts', chosen: readonly number[]): number[] {
  return chosen.flatMap((code) => lists[list].byCode(code)?.parent ?? [])
}
