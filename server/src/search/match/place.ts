import { type SQL, sql } from 'drizzle-orm'
import { columnOf, literal, type Preference } from './kinds.ts'
import type { Person } from './person.ts'

const levels = [
  { column: 'country', wishes: 'countries' },
  { column: 'state', wishes: 'states' },
  { column: 'city', wishes: 'districts' },
] as const

/** Somebody who names no country leaves the wish open. */
const saysNothing = (person: Person) => person.country === 0

/** A place that was chosen, at any level: a country, a state or a district. */
export const place: Preference = {
  asks: (wisher) => !wisher.anywhere,
  meets: (wisher, other) => levels.some(({ column, wishes }) => wisher[wishes]?.includes(other[column])),
  wishedBy: (wisher) => {
    if (wisher.anywhere) return undefined
    return eitherOf([
      sql`p.country = any(${literal([0, ...(wisher.countries ?? [])])})`,
      ...levels.slice(1).flatMap(({ column, wishes }) => {
        const chosen = wisher[wishes]
        return chosen ? [sql`${columnOf('p', column)} = any(${literal(chosen)})`] : []
      }),
    ])
  },
  wishingFor: (other) => {
    if (saysNothing(other)) return undefined
    const given = levels.filter(({ column }) => other[column] !== 0)
    return eitherOf([
      sql`w.anywhere`,
      ...given.map(({ column, wishes }) => sql`${other[column]}::smallint = any(${columnOf('w', wishes)})`),
    ])
  },
}

function eitherOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`
}
