import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../platform/database.ts'

// Blocks are activities, which stand on profiles: here they are read in SQL.

/** The ids of everybody who blocked this profile. */
export const blockersOf = (profileId: number): SQL =>
  sql`select from_id from activities where to_id = ${profileId} and kind = 'b'`

/** An array, made once for a statement, of everybody who blocked this profile or whom it blocked. */
export const blockedEitherWay = (profileId: number): SQL =>
  sql`array(select to_id from activities where from_id = ${profileId} and kind = 'b' union all ${blockersOf(profileId)})`

/** Which of two profiles has blocked the other. */
export async function blocksBetween(db: Queryable, one: number, other: number) {
  const found = await rows<{ by: number }>(
    db,
    sql`select from_id as by from activities where kind = 'b' and from_id = ${one} and to_id = ${other}
      union all select from_id from activities where kind = 'b' and from_id = ${other} and to_id = ${one}`,
  )
  return { byOne: found.some(({ by }) => by === one), byOther: found.some(({ by }) => by === other) }
}
