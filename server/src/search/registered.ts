import { type SQL, sql } from 'drizzle-orm'

/** Profiles created on these days in India, inclusive. Uses the index `profiles_created`. */
export function registered(from: string | undefined, to: string | undefined): SQL {
  const bounds = [
    from && sql`created_at >= ${`${from}T00:00+05:30`}::timestamptz`,
    to && sql`created_at < ${`${to}T24:00+05:30`}::timestamptz`,
  ].filter((bound) => typeof bound === 'object')
  if (bounds.length === 0) return sql`true`
  return sql`profile_id in (select id from profiles where ${sql.join(bounds, sql` and `)})`
}
