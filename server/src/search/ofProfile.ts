import { type SQL, sql } from 'drizzle-orm'

/** Conditions that the narrow table does not hold are asked of profiles, by an index there. */
export const ofProfile = (condition: SQL): SQL =>
  sql`profile_id in (select id from profiles where ${condition})`

/** Who is marked stands in an index that holds nobody else; the others are all the rest. */
export const marked = (mark: SQL, value: boolean): SQL =>
  value ? ofProfile(mark) : sql`not exists (select from profiles where id = profile_id and ${mark})`

export const assigned = (column: SQL, staffId: number): SQL =>
  ofProfile(staffId === 0 ? sql`${column} is null` : sql`${column} = ${staffId}`)

/** Ids are given in the order of registration, so that the first and the last of some days bound all of them. */
export function registered(from: string | undefined, to: string | undefined): SQL {
  return sql`(${from ? sql`profile_id >= ${firstSince(from)}` : sql`true`}
    and ${to ? sql`profile_id <= ${lastUntil(to)}` : sql`true`})`
}

const firstSince = (day: string) => sql`(select id from profiles
  where created_at >= ${`${day}T00:00+05:30`}::timestamptz order by created_at, id limit 1)`

const lastUntil = (day: string) => sql`(select id from profiles
  where created_at < ${`${day}T24:00+05:30`}::timestamptz order by created_at desc, id desc limit 1)`
