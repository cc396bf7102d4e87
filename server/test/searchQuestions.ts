import { genders } from '@bnr/contract/profiles/gender'
import { matchDirections } from '@bnr/contract/search/matches'
import { searchKeyOf } from '@bnr/contract/search/searchable'
import { sortValues } from '@bnr/contract/search/sorts'
import fc from 'fast-check'
import { codeColumns, codedPaths } from '../src/profiles/searchTables.ts'
import type { OwnFilter } from '../src/search/conditions.ts'
import type { Filter } from '../src/search/filters.ts'
import { hasColumn } from '../src/search/memory/columns.ts'

const bound = (most: number) => fc.option(fc.nat(most), { nil: undefined })
const day = fc.integer({ min: 1960, max: 2008 }).map((year) => `${year}-06-15`)
const coded = codedPaths.flatMap((path) => {
  const column = codeColumns[path]
  return hasColumn(column) ? [{ key: searchKeyOf(path), column }] : []
})
const listChoice = fc
  .tuple(fc.constantFrom(...coded), fc.uniqueArray(fc.nat(40), { maxLength: 25 }))
  .map(([{ key, column }, codes]): OwnFilter => ({ key, filter: { kind: 'codes', column, codes } }))
const choice = (key: OwnFilter['key'], filter: fc.Arbitrary<Filter | undefined>) =>
  filter.map((filter): OwnFilter => ({ key, filter }))
const own = fc.oneof(
  { weight: 4, arbitrary: listChoice },
  choice(
    'bi.ht',
    fc.record({
      kind: fc.constant('between' as const),
      column: fc.constant('height_inches' as const),
      from: bound(70),
      to: bound(90),
    }),
  ),
  choice(
    'pi.ai',
    fc.record({
      kind: fc.constant('between' as const),
      column: fc.constant('income' as const),
      from: bound(200),
      to: bound(400),
    }),
  ),
  choice(
    'bi.dob',
    fc.record({ kind: fc.constant('born' as const), from: day, to: fc.option(day, { nil: undefined }) }),
  ),
  choice(
    'me',
    fc.record({
      kind: fc.constant('flag' as const),
      column: fc.constantFrom('with_photo' as const, 'verified' as const),
      value: fc.boolean(),
    }),
  ),
  choice('bi.ms', fc.constant(undefined)),
  choice('li.ca.co.keyword', fc.constant(undefined)),
  choice('li.ca.st.keyword', fc.constant(undefined)),
)
/** Random searches of one of 400 viewers, with a direction for their matches. */
export const questionsAsked = fc.record({
  own: fc.array(own, { maxLength: 5 }),
  gender: fc.constantFrom(...genders),
  /** The place of the viewer in the list of ids. */
  viewer: fc.nat(399),
  isGuest: fc.boolean(),
  direction: fc.constantFrom(...matchDirections),
  page: fc.record({
    page: fc.nat(4),
    size: fc.integer({ min: 0, max: 50 }),
    sort: fc.constantFrom(...sortValues),
  }),
})
export type Question = typeof questionsAsked extends fc.Arbitrary<infer One> ? One : never
