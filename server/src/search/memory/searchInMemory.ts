import { indianDay } from '@bnr/contract/indianDay'
import { maxFeatured } from '@bnr/contract/search/featured'
import { type Database, sqlRows } from '../../database/database.ts'
import { genderCodes } from '../../profiles/searchRow.ts'
import { blockedEitherWay, blockedOrIgnored } from '../../relations/blocks.ts'
import type { Audience } from '../conditions.ts'
import type { Found, SortedPage } from '../engine.ts'
import { turnOf } from '../featured.ts'
import type { Filter } from '../filters.ts'
import { dayNumber, narrow, tester } from './narrow.ts'
import { pageOfRows } from './pageOfRows.ts'
import type { Population } from './population.ts'
import type { ProfileIndex, Seen } from './profileIndex.ts'

interface Hidden {
  /** Profiles that the viewer blocked or that blocked the viewer. */
  blocked: number[]
  /** The same, and those that the viewer ignores. */
  unwanted: number[]
}

interface Request {
  audience: Audience
  filters: readonly Filter[]
  page: SortedPage
  showsFeatured: boolean
  now: Date
}

/**
 * Answers a search from memory with the same result as SQL. One statement reads the viewer's blocks and counts the changes
 * that the index must have applied, so that everybody finds what was committed before the search.
 */
export async function searchInMemory(
  db: Database,
  index: ProfileIndex,
  { audience, filters, page, showsFeatured, now }: Request,
): Promise<Found & { extra: number[] }> {
  const { seen, hidden } = await look(db, index.since, audience.viewer)
  await index.reach(seen)
  const people = index.population(genderCodes[audience.gender])
  const rows = without(people, narrow(people, filters), hidden.blocked)
  const passes = tester(people, filters)
  return {
    total: rows.length,
    ids: pageOfRows(people, rows, page),
    extra: showsFeatured ? featured(people, passes, hidden.unwanted, now) : [],
  }
}

async function look(db: Database, since: string, viewer = 0): Promise<{ seen: Seen; hidden: Hidden }> {
  const [found] = await sqlRows<Hidden & { changes: number }>(db)`
    select ${blockedEitherWay(viewer)} as blocked, ${blockedOrIgnored(viewer)} as unwanted,
      (select count(*)::int from search_changes where transaction >= ${since}::text::xid8) as changes`
  const { changes = 0, blocked = [], unwanted = [] } = found ?? {}
  return { seen: { since, changes }, hidden: { blocked, unwanted } }
}

function without(people: Population, rows: Uint32Array, hidden: readonly number[]): Uint32Array {
  const hiddenRows = new Set(hidden.map((id) => people.rowOf(id)))
  return hiddenRows.size === 0 ? rows : rows.filter((row) => !hiddenRows.has(row))
}

function featured(
  people: Population,
  passes: (row: number) => boolean,
  unwanted: readonly number[],
  now: Date,
): number[] {
  const today = dayNumber(indianDay(now))
  const fitting = [...people.prominent]
    .filter(([id, days]) => {
      const row = people.rowOf(id)
      const isToday = days.some(([first, last]) => first <= today && today < last)
      return isToday && row !== undefined && passes(row) && !unwanted.includes(id)
    })
    .map(([id]) => id)
    .sort((a, b) => a - b)
  const shown = Math.min(maxFeatured, fitting.length)
  return Array.from({ length: shown }, (_, step) => fitting[(turnOf(now) + step) % fitting.length] as number)
}
