import type { MatchDirection } from '@bnr/contract/search/matches'
import type { PartnerPreference } from '@bnr/contract/search/preferences'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'
import type { WishCounts } from '../engine.ts'
import { type Filter, sqlOf } from '../filters.ts'
import { candidates, ofEither } from './match.ts'
import type { Person } from './person.ts'
import { wishesFor, wishesOfCandidates } from './preferences.ts'

/** A wish of the member, or of the candidates about the member. */
export type Wish = { side: 'mine' | 'theirs'; preference: PartnerPreference; filter: Filter }

/** All wishes that decide who is a match, one by one. */
export function wishesIn(viewer: Person, direction: MatchDirection, now: Date): Wish[] {
  const mine = wishesFor(viewer, now).map((wish) => ({ side: 'mine' as const, ...wish }))
  const theirs = wishesOfCandidates(viewer, now).map((wish) => ({ side: 'theirs' as const, ...wish }))
  return [...(direction === 'theirs' ? [] : mine), ...(direction === 'mine' ? [] : theirs)]
}

/** What the candidates have where the member has a wish. `age` has days of birth, counted from 1 January 1970. */
export const wishColumns = {
  age: 'born_on',
  height: 'height_inches',
  income: 'income',
  denomination: 'denomination',
  motherTongue: 'mother_tongue',
  caste: 'caste',
  education: 'education',
  occupation: 'occupation',
  maritalStatus: 'marital_status',
  physicalStatus: 'physical_status',
  spirituality: 'spirituality',
  place: 'state',
} as const satisfies Partial<Record<PartnerPreference, string>>

export const columnWished = (preference: PartnerPreference) =>
  preference in wishColumns ? wishColumns[preference as keyof typeof wishColumns] : undefined

const shownAs = (column: string): SQL =>
  column === 'born_on' ? sql`p.date_of_birth - date '1970-01-01'` : ofEither(column)

/** A wish by its place in the list, or -1 for the candidates who meet all; with a code, those who have it. */
type CountRow = { wish: number; code: number | null; found: number }

/** Counts in one statement the candidates who fail no wish, or only one. */
export async function countWishes(
  db: Queryable,
  viewer: Person,
  direction: MatchDirection,
  now: Date,
): Promise<WishCounts> {
  const wishes = wishesIn(viewer, direction, now)
  const met = wishes.map(({ filter }) => sqlOf(filter, ofEither))
  const failed = met.map((isMet) => sql`case when ${isMet} then 0 else 1 end`)
  const which = met.map((isMet, place) => sql`case when ${isMet} then 0 else ${place}::int end`)
  const columns = Object.values(wishColumns)
  const shown = columns.map((column) => sql`${shownAs(column)} as ${sql.identifier(column)}`)
  const counted = await sqlRows<CountRow>(db)`
    with near as materialized (
      select * from (
        select ${sql.join(shown, sql`, `)}, ${sum(failed)} as failed, ${sum(which)} as which
        from search_profiles p join search_preferences w on w.profile_id = p.profile_id
        where ${candidates(viewer, 'p')}) as judged
      where failed <= 1)
    select case when failed = 0 then -1 else which end as wish, null::int as code, count(*)::int as found
      from near group by 1
    ${sql.join(wishes.map(byCode), sql` `)}`
  return countsOf(wishes, counted)
}

const sum = (numbers: readonly SQL[]) => sql.join([sql`0`, ...numbers], sql` + `)

function byCode({ side, preference }: Wish, place: number): SQL {
  const column = side === 'mine' ? columnWished(preference) : undefined
  if (!column) return sql``
  const code = sql.identifier(column)
  return sql`union all select ${place}::int, ${code}::int, count(*)::int from near
    where failed = 1 and which = ${place}::int group by ${code}`
}

function countsOf(wishes: readonly Wish[], counted: readonly CountRow[]): WishCounts {
  const foundAt = (place: number) =>
    counted.find(({ wish, code }) => wish === place && code === null)?.found ?? 0
  return {
    total: foundAt(-1),
    wishes: wishes.map(({ side, preference }, place) => {
      const codes = counted.flatMap(({ wish, code, found }) =>
        wish === place && code !== null ? [[code, found] as const] : [],
      )
      return { side, preference, more: foundAt(place), codes: new Map(codes) }
    }),
  }
}
