import { sql } from 'drizzle-orm'
import { rows } from '../../src/database/database.ts'
import type { TestService } from '../harness.ts'

/** The tables that record actions, each with its rows as text for the tests. */
const recorded = {
  audit_log: sql`'audit: ' || action || ' by ' || coalesce(user_id, 0)`,
  profile_history: sql`'history: ' || action || ' ' || from_status || ' to ' || to_status || ' by ' || coalesce(by_user_id, 0)`,
  payment_events: sql`'event: ' || coalesce(transition, description) || ' by ' || coalesce(user_id, 0)`,
  notifications: sql`'notified: ' || kind`,
}
const tables = Object.entries(recorded)

/** Returns a function that reads what was recorded since its last call. */
export async function openTraces({ db }: TestService): Promise<() => Promise<string[]>> {
  const seen = await lastRows(db)
  return async () => {
    const found = await rows<{ place: string; id: number; text: string }>(
      db,
      sql.join(
        tables.map(
          ([place, text]) =>
            sql`(select ${place} as place, id, ${text} as text from ${sql.identifier(place)} where id > ${seen.get(place) ?? 0})`,
        ),
        sql` union all `,
      ),
    )
    for (const { place, id } of found) seen.set(place, Math.max(id, seen.get(place) ?? 0))
    return found.map(({ text }) => text)
  }
}

async function lastRows(db: TestService['db']): Promise<Map<string, number>> {
  const found = await rows<{ place: string; last: number }>(
    db,
    sql.join(
      tables.map(
        ([place]) =>
          sql`(select ${place} as place, coalesce(max(id), 0) as last from ${sql.identifier(place)})`,
      ),
      sql` union all `,
    ),
  )
  return new Map(found.map(({ place, last }) => [place, last]))
}
