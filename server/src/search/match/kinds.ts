import { type SQL, sql } from 'drizzle-orm'
import { unbounded } from '../../profiles/preferencesRow.ts'
import type { SearchTable, searchTables } from '../../profiles/searchTables.ts'
import { roomMask, type TraitName } from '../../profiles/traits.ts'
import type { Person } from './person.ts'

/**
 * One wish, said three times in the same words: of two people at hand, of candidates whom somebody wishes for (`p`, their
 * row of search_profiles), and of candidates who wish for somebody (`w`, their row of search_preferences). No condition
 * means that nobody is excluded.
 */
export type Preference = {
  asks: (wisher: Person) => boolean
  /** Whether the other is known to be what the wisher, who asks, wishes for. */
  meets: (wisher: Person, other: Person, now: Date) => boolean
  wishedBy: (wisher: Person, now: Date) => SQL | undefined
  wishingFor: (other: Person, now: Date) => SQL | undefined
}

type NumberColumn<T extends SearchTable> = {
  [C in keyof (typeof searchTables)[T]]: (typeof searchTables)[T][C] extends 'smallint' ? C : never
}[keyof (typeof searchTables)[T]]
type ListColumn = {
  [C in keyof Person]: Person[C] extends number[] | null ? C : never
}[keyof Person]

export const columnOf = (table: 'p' | 'w', column: string): SQL =>
  sql`${sql.raw(table)}.${sql.identifier(column)}`
export const literal = (codes: readonly number[]): SQL => sql.raw(`'{${codes.join(',')}}'::smallint[]`)

export type Bounds = { from: number; to: number }
type RangeColumns = { from: NumberColumn<'search_preferences'>; to: NumberColumn<'search_preferences'> }

/** A value within bounds; not given is below every bound that was set. */
export function within(
  columns: RangeColumns,
  value: (person: Person, now: Date) => number,
  candidateWithin: (bounds: Bounds, now: Date) => SQL,
): Preference {
  const boundsOf = (wisher: Person) => ({ from: wisher[columns.from], to: wisher[columns.to] })
  const asks = (wisher: Person) => {
    const { from, to } = boundsOf(wisher)
    return from > unbounded.from || to < unbounded.to
  }
  return {
    asks,
    meets: (wisher, other, now) => {
      const { from, to } = boundsOf(wisher)
      return value(other, now) >= from && value(other, now) <= to
    },
    wishedBy: (wisher, now) => (asks(wisher) ? candidateWithin(boundsOf(wisher), now) : undefined),
    wishingFor: (other, now) =>
      sql`${columnOf('w', columns.from)} <= ${value(other, now)} and ${columnOf('w', columns.to)} >= ${value(other, now)}`,
  }
}

type ListedOptions = {
  /** What a wish makes of somebody who has not said. */
  notGiven: 'open' | 'refused'
  /** Column that holds the wish of those who name but one, 0 of all others: an index begins with it. */
  lone?: string
}

/** A code of a long list, wished for by name. */
export function listed(
  column: NumberColumn<'search_profiles'>,
  wishes: ListColumn,
  { notGiven, lone }: ListedOptions,
): Preference {
  const open = notGiven === 'open' ? [0] : []
  return {
    asks: (wisher) => wisher[wishes] !== null,
    meets: (wisher, other) => wisher[wishes]?.includes(other[column]) ?? false,
    wishedBy: (wisher) => {
      const chosen = wisher[wishes]
      return chosen ? sql`${columnOf('p', column)} = any(${literal([...open, ...chosen])})` : undefined
    },
    wishingFor: (other) => {
      if (open.includes(other[column])) return undefined
      const anyOf = sql`(${columnOf('w', wishes)} is null or ${other[column]}::smallint = any(${columnOf('w', wishes)}))`
      return lone ? sql`${columnOf('w', lone)} in (0, ${other[column]}) and ${anyOf}` : anyOf
    },
  }
}

/** A choice of a small list. In SQL all small lists are one condition, which preferences.ts adds. */
export function trait(name: TraitName): Preference {
  const room = roomMask(name)
  return {
    asks: (wisher) => (wisher.refuses & room) !== 0n,
    meets: (wisher, other) => (other.traits & room) !== 0n && (other.traits & wisher.refuses & room) === 0n,
    wishedBy: () => undefined,
    wishingFor: () => undefined,
  }
}
