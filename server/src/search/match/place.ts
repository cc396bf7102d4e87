import { type SQL, sql } from 'drizzle-orm'
import { columnOf, literal, type Preference } from './kinds.ts'
import type { Person } from './person.ts'

const levels = [
  { column: 'country', preferred: 'countries' },
  { column: 'state', preferred: 'states' },
  { column: 'city', preferred: 'districts' },
] as const

/** A person without a country satisfies every preference for places. */
const isUnknown = (person: Person) => person.country === 0

/** A chosen place at any level: country, state or district. */
export const place: Preference = {
  refusesUnknown: false,
  asks: (seeker) => !seeker.anywhere,
  knows: (other) => !isUnknown(other),
  meets: (seeker, other) =>
    levels.some(({ column, preferred }) => seeker[preferred]?.includes(other[column])),
  preferredBy: (seeker) => {
    if (seeker.anywhere) return undefined
    return eitherOf([
      sql`p.country = any(${literal([0, ...(seeker.countries ?? [])])})`,
      ...levels.slice(1).flatMap(({ column, preferred }) => {
        const chosen = seeker[preferred]
        return chosen ? [sql`${columnOf('p', column)} = any(${literal(chosen)})`] : []
      }),
    ])
  },
  preferring: (other) => {
    if (isUnknown(other)) return undefined
    const given = levels.filter(({ column }) => other[column] !== 0)
    return eitherOf([
      sql`w.anywhere`,
      ...given.map(
        ({ column, preferred }) => sql`${other[column]}::smallint = any(${columnOf('w', preferred)})`,
      ),
    ])
  },
}

function eitherOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`
}
