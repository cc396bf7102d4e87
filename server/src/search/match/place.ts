import { homeLevels } from '../filters.ts'
import type { Preference } from './kinds.ts'
import type { Person } from './person.ts'

/** A person without a country satisfies every preference for places. */
const isUnknown = (person: Person) => person.country === 0

/** A chosen place at any level: country, state or district. */
export const place: Preference = {
  refusesUnknown: false,
  asks: (seeker) => !seeker.anywhere,
  knows: (other) => !isUnknown(other),
  meets: (seeker, other) =>
    homeLevels.some(({ column, preferred }) => seeker[preferred]?.includes(other[column])),
  preferredBy: (seeker) => {
    if (seeker.anywhere) return undefined
    const chosen = homeLevels.map(({ column, preferred }) => ({
      kind: 'codes' as const,
      column,
      codes: [...(column === 'country' ? [0] : []), ...(seeker[preferred] ?? [])],
    }))
    return { kind: 'anyOf', filters: chosen.filter(({ codes }) => codes.length > 0) }
  },
  preferring: (other) => {
    if (isUnknown(other)) return undefined
    const { country, state, city } = other
    return { kind: 'preferringHome', home: { country, state, city } }
  },
}
