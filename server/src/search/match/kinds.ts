import { type SQL, sql } from 'drizzle-orm'
import { unbounded } from '../../profiles/preferencesRow.ts'
import type { SearchTable, searchTables } from '../../profiles/searchTables.ts'
import { type TraitName, traitMask } from '../../profiles/traits.ts'
import type { Person } from './person.ts'

/**
 * One preference in three forms: for two loaded people, for candidates whom somebody prefers (`p`, their row of
 * search_profiles), and for candidates who prefer somebody (`w`, their row of search_preferences). Undefined means
 * that nobody is excluded.
 */
export type Preference = {
  /** Whether a missing answer of the other person excludes them. */
  refusesUnknown: boolean
  asks: (seeker: Person) => boolean
  /** Whether the other person has said anything about it. */
  knows: (other: Person, now: Date) => boolean
  /** Whether the other person is known to have what the seeker asks for. */
  meets: (seeker: Person, other: Person, now: Date) => boolean
  preferredBy: (seeker: Person, now: Date) => SQL | undefined
  preferring: (other: Person, now: Date) => SQL | undefined
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

/** A value within limits. 'Not given' is below every limit that was set. */
export function within(
  columns: RangeColumns,
  value: (person: Person, now: Date) => number,
  candidateWithin: (bounds: Bounds, now: Date) => SQL,
): Preference {
  const boundsOf = (seeker: Person) => ({ from: seeker[columns.from], to: seeker[columns.to] })
  const asks = (seeker: Person) => {
    const { from, to } = boundsOf(seeker)
    return from > unbounded.from || to < unbounded.to
  }
  return {
    refusesUnknown: true,
    asks,
    knows: (other, now) => value(other, now) > 0,
    meets: (seeker, other, now) => {
      const { from, to } = boundsOf(seeker)
      return value(other, now) >= from && value(other, now) <= to
    },
    preferredBy: (seeker, now) => (asks(seeker) ? candidateWithin(boundsOf(seeker), now) : undefined),
    preferring: (other, now) =>
      sql`${columnOf('w', columns.from)} <= ${value(other, now)} and ${columnOf('w', columns.to)} >= ${value(other, now)}`,
  }
}

type ListedOptions = {
  /** Whether the preference refuses people who have not answered. */
  notGiven: 'open' | 'refused'
  /** Column with the preference of those who chose a single value, 0 for all others. An index begins with it. */
  lone?: string
}

/** A code of a long list. The preference names the codes that it accepts. */
export function listed(
  column: NumberColumn<'search_profiles'>,
  preferred: ListColumn,
  { notGiven, lone }: ListedOptions,
): Preference {
  const open = notGiven === 'open' ? [0] : []
  return {
    refusesUnknown: notGiven === 'refused',
    asks: (seeker) => seeker[preferred] !== null,
    knows: (other) => other[column] !== 0,
    meets: (seeker, other) => seeker[preferred]?.includes(other[column]) ?? false,
    preferredBy: (seeker) => {
      const chosen = seeker[preferred]
      return chosen ? sql`${columnOf('p', column)} = any(${literal([...open, ...chosen])})` : undefined
    },
    preferring: (other) => {
      if (open.includes(other[column])) return undefined
      const anyOf = sql`(${columnOf('w', preferred)} is null or ${other[column]}::smallint = any(${columnOf('w', preferred)}))`
      return lone ? sql`${columnOf('w', lone)} in (0, ${other[column]}) and ${anyOf}` : anyOf
    },
  }
}

/** A choice of a small list. In SQL all small lists share one condition, which preferences.ts adds. */
export function trait(name: TraitName): Preference {
  const mask = traitMask(name)
  return {
    // The bits of `refuses` include the missing answer where it excludes.
    refusesUnknown: false,
    asks: (seeker) => (seeker.refuses & mask) !== 0n,
    knows: (other) => (other.traits & mask) !== 0n,
    meets: (seeker, other) => (other.traits & mask) !== 0n && (other.traits & seeker.refuses & mask) === 0n,
    preferredBy: () => undefined,
    preferring: () => undefined,
  }
}
