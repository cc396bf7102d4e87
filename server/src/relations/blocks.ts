import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'

type Id = SQL | number

/** Which of the two, a viewer and the owner of a profile, has blocked the other. */
export type Blocks = { byViewer: boolean; byOwner: boolean }

/** The ids of all who blocked this profile. */
export const blockersOf = (profile: Id): SQL =>
  sql`select from_id from activities where to_id = ${profile} and kind = 'b'`

/** An SQL array, computed once for a statement, of all who blocked this profile or whom it blocked. */
export const blockedEitherWay = (profile: Id): SQL =>
  sql`array(select to_id from activities where from_id = ${profile} and kind = 'b' union all ${blockersOf(profile)})`

/** The same with those whom the profile ignores: none of them are suggested to it. */
export const blockedOrIgnored = (profile: Id): SQL =>
  sql`array(select to_id from activities where from_id = ${profile} and kind in ('b', 'i') union all ${blockersOf(profile)})`

/** Whether `from` has blocked `to`, as an SQL condition. */
export const hasBlocked = (from: SQL, to: SQL): SQL =>
  sql`exists (select 1 from activities where from_id = ${from} and to_id = ${to} and kind = 'b')`

export async function blocksBetween(db: Queryable, viewer: number, owner: number): Promise<Blocks> {
  const found = await sqlRows<{ by: number }>(db)`
    select from_id as by from activities where kind = 'b' and from_id = ${viewer} and to_id = ${owner}
      union all select from_id from activities where kind = 'b' and from_id = ${owner} and to_id = ${viewer}`
  return { byViewer: found.some(({ by }) => by === viewer), byOwner: found.some(({ by }) => by === owner) }
}
