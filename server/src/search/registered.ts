import { type SQL, sql } from 'drizzle-orm'

/** Ids are given in the order of registration, so that the first and the last of some days bound all of them. */
export function registered(from: string | undefined, to: string | undefined): SQL {
  return sql`(${from ? sql`profile_id >= ${firstSince(from)}` : sql`true`}
    and ${to ? sql`profile_id <= ${lastUntil(to)}` : sql`true`})`
}

const firstSince = (day: string) => sql`(select id from profiles
  where created_at >= ${`${day}T00:00+05:30`}::timestamptz order by created_at, id limit 1)`

const lastUntil = (day: string) => sql`(select id from profiles
  where created_at < ${`${day}T24:00+05:30`}::timestamptz order by created_at desc, id desc limit 1)`
