import { unbounded } from '../../profiles/preferencesRow.ts'
import { type TraitName, traitMask } from '../../profiles/traits.ts'
import type { BoundColumn, CodeColumn, Filter } from '../filters.ts'
import type { Person } from './person.ts'

/**
 * One preference in three forms: for two loaded people, for candidates whom somebody prefers, and for candidates who
 * prefer somebody. An undefined filter excludes nobody.
 */
export type Preference = {
  /** Whether a missing answer of the other person excludes them. */
  refusesUnknown: boolean
  asks: (seeker: Person) => boolean
  /** Whether the other person has said anything about it. */
  knows: (other: Person, now: Date) => boolean
  /** Whether the other person is known to have what the seeker asks for. */
  meets: (seeker: Person, other: Person, now: Date) => boolean
  preferredBy: (seeker: Person, now: Date) => Filter | undefined
  preferring: (other: Person, now: Date) => Filter | undefined
}

export type Bounds = { from: number; to: number }
type BoundColumns = { from: BoundColumn; to: BoundColumn }

/** A value within limits. 'Not given' is below every limit that was set. */
export function within(
  columns: BoundColumns,
  value: (person: Person, now: Date) => number,
  candidateWithin: (bounds: Bounds, now: Date) => Filter,
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
    preferring: (other, now) => ({ kind: 'spanning', ...columns, value: value(other, now) }),
  }
}

type PreferringFilter = Extract<Filter, { kind: 'preferring' }>
type ListedOptions = {
  /** Whether the preference refuses people who have not answered. */
  notGiven: 'open' | 'refused'
  lone?: PreferringFilter['lone']
}

/** A code of a long list. The preference names the codes that it accepts. */
export function listed(
  column: CodeColumn,
  preferred: PreferringFilter['column'],
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
      return chosen ? { kind: 'codes', column, codes: [...open, ...chosen] } : undefined
    },
    preferring: (other) => {
      const code = other[column]
      return open.includes(code) ? undefined : { kind: 'preferring', column: preferred, code, lone }
    },
  }
}

/** A choice of a small list. All small lists share one filter, which preferences.ts adds. */
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
