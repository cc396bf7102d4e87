import { indianDay } from '@bnr/contract/indianDay'
import { type CountedKey, clearedWith, countedKeys } from '@bnr/contract/search/countedKeys'
import { maxFeatured } from '@bnr/contract/search/featured'
import type { MatchDirection } from '@bnr/contract/search/matches'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { genderCodes, genderOfCode } from '../../profiles/searchRow.ts'
import { codeColumns } from '../../profiles/searchTables.ts'
import { oppositeOf } from '../../viewing/visibility.ts'
import { type Asked, type Audience, filtersOf, type OwnFilter } from '../conditions.ts'
import { fieldCounted } from '../counts.ts'
import type { Counts, Found, FoundPage, MatchPage, SearchEngine, SortedPage, WishCounts } from '../engine.ts'
import { turnOf } from '../featured.ts'
import type { Filter } from '../filters.ts'
import { mostCountedKeys } from '../keysTogether.ts'
import { matchFilters } from '../match/match.ts'
import type { Person } from '../match/person.ts'
import { columnWished, wishesIn } from '../match/wishes.ts'
import { type CountedColumn, isCounted } from './columns.ts'
import type { Counter } from './counter.ts'
import { narrow } from './narrow.ts'
import { pageOfRows } from './pageOfRows.ts'
import type { Population } from './population.ts'
import type { ProfileIndex } from './profileIndex.ts'
import { canAnswer, dayNumber, passes, type Test, testOf } from './rowTests.ts'
import { type ViewerFacts, viewerFactsAsJson, viewerFactsOf } from './viewerFacts.ts'

/** Whether this engine can answer a search. It finds Active profiles alone, so not those that staff look for. */
export const canSearch = (asked: Asked): boolean =>
  asked.audience !== undefined && canAnswer(filtersOf(asked))
export const canCount = (asked: Asked): boolean =>
  canSearch(asked) && keysIn(asked.own).size <= mostCountedKeys

/**
 * Answers from an index with the same results as SQL. First, one statement reads the viewer's blocks and counts the
 * changes that the index must have applied, so that everybody finds what was committed before the search.
 */
export class MemoryEngine implements SearchEngine {
  readonly #db: Database
  readonly #index: ProfileIndex
  readonly #counter: Counter

  constructor(db: Database, index: ProfileIndex, counter: Counter) {
    this.#db = db
    this.#index = index
    this.#counter = counter
  }

  async search(asked: Asked, page: SortedPage, featuredAt: Date | undefined): Promise<FoundPage> {
    const { people, hidden } = await this.#audience(asked.audience)
    const tests = this.#testsOf(people, filtersOf(asked))
    const rows = without(people, narrow(people, tests), hidden.blocked)
    const extra = featuredAt ? featured(people, tests, hidden.unwanted, featuredAt) : []
    return { total: rows.length, ids: pageOfRows(people, rows, page), extra }
  }

  async match(viewer: Person, direction: MatchDirection, page: MatchPage): Promise<Found> {
    const { people, hidden } = await this.#audience({ ...candidatesOf(viewer), alongside: page.alongside })
    const tests = this.#testsOf(people, matchFilters[direction](viewer, page.now))
    const rows = without(people, narrow(people, tests), hidden.unwanted)
    const newest = { page: page.page, size: page.size }
    return { total: rows.length, ids: pageOfRows(people, rows, newest) }
  }

  alongside(profile: SQL): SQL {
    return viewerFactsAsJson(profile, this.#index.since)
  }

  async count({ audience, own }: Asked): Promise<Counts> {
    const { people, hidden } = await this.#audience(audience)
    const { total, lists, without, together } = await this.#index.whileUnchanged(() => {
      const keyed = [...keysIn(own)].map(([key, filters]) => ({ key, tests: this.#testsOf(people, filters) }))
      const lists = new Map(countedLists.map(([key, name]) => [key, listIn(people, name)]))
      const task = { size: people.size, hidden: rowsOf(people, hidden.blocked), keyed, lists }
      return this.#counter.count(task)
    })
    return { total, lists, without: own.map(({ key }) => without.get(key) ?? 0), together }
  }

  async countWishes(
    viewer: Person,
    { direction, now }: { direction: MatchDirection; now: Date },
  ): Promise<WishCounts> {
    const { people, hidden } = await this.#audience(candidatesOf(viewer))
    const wishes = wishesIn(viewer, direction, now)
    const counts = await this.#index.whileUnchanged(() => {
      const judged = wishes.map(({ side, preference, filter }) => {
        const column = side === 'mine' ? columnWished(preference) : undefined
        return {
          test: testOf(people, filter, this.#index.accepting),
          column: column && people.column(column),
        }
      })
      const task = { size: people.size, hidden: rowsOf(people, hidden.unwanted), wishes: judged }
      return this.#counter.countNear(task)
    })
    const counted = wishes.map(({ side, preference }, place) => {
      const { more, codes } = counts.wishes[place] ?? { more: 0, codes: new Map<number, number>() }
      return { side, preference, more, codes }
    })
    return { total: counts.total, wishes: counted }
  }

  async #audience(audience: Audience | undefined): Promise<{ people: Population; hidden: ViewerFacts }> {
    if (!audience) throw new Error('Only SQL searches for staff')
    const { gender, viewer = 0, alongside } = audience
    const facts = await viewerFactsOf(this.#db, viewer, this.#index.since, alongside)
    await this.#index.reach(facts)
    return { people: this.#index.population(genderCodes[gender]), hidden: facts }
  }

  #testsOf(people: Population, filters: readonly Filter[]): Test[] {
    return filters.map((filter) => testOf(people, filter, this.#index.accepting))
  }
}

const candidatesOf = (viewer: Person): Audience => ({
  gender: oppositeOf(genderOfCode(viewer.gender)),
  viewer: viewer.profile_id,
})

const countedLists: readonly (readonly [CountedKey, CountedColumn])[] = countedKeys.map((key) => {
  const column = codeColumns[fieldCounted(key)]
  if (!isCounted(column)) throw new Error(`The index does not count ${column}`)
  return [key, column] as const
})

const listIn = (people: Population, name: CountedColumn) => ({
  codes: people.column(name),
  totals: people.totalsOf(name),
})

/**
 * The filters of each key that excludes somebody, and keys that exclude nobody but are cleared together with others,
 * such as any country with a state.
 */
function keysIn(own: readonly OwnFilter[]): Map<OwnFilter['key'], Filter[]> {
  const keys = new Map<OwnFilter['key'], Filter[]>()
  for (const { key, filter } of own)
    if (filter || clearedWith[key]) keys.set(key, [...(keys.get(key) ?? []), ...(filter ? [filter] : [])])
  return keys
}

const rowsOf = (people: Population, ids: readonly number[]): Set<number> =>
  new Set(ids.flatMap((id) => people.rowOf(id) ?? []))

/** Removes hidden profiles in place: few of them, from up to half a million rows in order. */
function without(people: Population, rows: Uint32Array, hidden: readonly number[]): Uint32Array {
  let count = 0
  let from = 0
  for (const row of [...rowsOf(people, hidden)].sort((a, b) => a - b)) {
    const place = placeIn(rows, row)
    if (rows[place] !== row) continue
    if (count !== from) rows.copyWithin(count, from, place)
    count += place - from
    from = place + 1
  }
  if (count !== from) rows.copyWithin(count, from)
  return rows.subarray(0, rows.length - (from - count))
}

/** The place of the first row that is not smaller. */
function placeIn(rows: Uint32Array, wanted: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function featured(
  people: Population,
  tests: readonly Test[],
  unwanted: readonly number[],
  at: Date,
): number[] {
  const today = dayNumber(indianDay(at))
  const hidden = rowsOf(people, unwanted)
  const fitting = people
    .featuredOn(today)
    .filter((row) => tests.every((test) => passes(test, row)) && !hidden.has(row))
  const shown = Math.min(maxFeatured, fitting.length)
  return Array.from({ length: shown }, (_, step) =>
    people.idAt(fitting[(turnOf(at) + step) % fitting.length] as number),
  )
}
