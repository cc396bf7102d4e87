import { sql } from 'drizzle-orm'
import { arrayOf, type Queryable } from '../../database/database.ts'
import { plannedRows } from '../../database/planned.ts'
import { preferencesRowOf, unbounded } from '../../profiles/preferencesRow.ts'
import { searchRowOf } from '../../profiles/searchRow.ts'
import { type SearchRow, searchTables } from '../../profiles/searchTables.ts'
import type { ProfileRow } from '../../profiles/sections.ts'

type Narrow = SearchRow<'search_profiles'> & SearchRow<'search_preferences'>

/** Both search rows of a profile: what the person is and what they prefer. */
export type Person = Omit<Narrow, 'traits' | 'refuses'> & { traits: bigint; refuses: bigint }

const asText = ['bigint', 'date']

const columns = sql.raw(
  Object.entries({ ...searchTables.search_profiles, ...searchTables.search_preferences })
    .map(([name, type]) => {
      const column = `${name in searchTables.search_profiles ? 'p' : 'w'}."${name}"`
      return asText.includes(type) ? `${column}::text` : column
    })
    .join(', '),
)

export async function readPeople(db: Queryable, ids: readonly number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const found = await plannedRows<Narrow>(db, 'people')`
    select ${columns} from search_profiles p join search_preferences w on w.profile_id = p.profile_id
        where p.profile_id = any(${arrayOf(ids)})`
  return new Map(found.map((row) => [row.profile_id, withBits(row)]))
}

/** The same for a profile that is loaded already. */
export function personOf(row: ProfileRow, withPhoto: boolean): Person {
  return withBits({ ...searchRowOf(row, withPhoto), ...preferencesRowOf(row) })
}

/** Preferences that exclude nobody. */
const noPreferences = {
  height_from: unbounded.from,
  height_to: unbounded.to,
  income_from: unbounded.from,
  income_to: unbounded.to,
  refuses: 0n,
  castes: null,
  mother_tongues: null,
  educations: null,
  occupations: null,
  anywhere: true,
  countries: null,
  states: null,
  districts: null,
}

function withBits(row: Narrow): Person {
  return { ...row, traits: BigInt(row.traits), refuses: BigInt(row.refuses) }
}

/** Keeps only the preferences that guests may search by. */
export function guestPreferences(person: Person): Person {
  const { age_from, age_to, denominations } = person
  return { ...person, ...noPreferences, age_from, age_to, denominations }
}
