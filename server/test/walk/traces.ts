import { sql } from 'drizzle-orm'
import { rows } from '../../src/platform/database.ts'
import type { TestService } from '../harness.ts'

/** Every place where it is written down that something was done, and in which words a test reads it. */
const kept = {
  audit_log: sql`'audit: ' || action || ' by ' || coalesce(user_id, 0)`,
  profile_history: sql`'history: ' || action || ' ' || from_status || ' to ' || to_status || ' by ' || coalesce(by_user_id, 0)`,
  payment_events: sql`'event: ' || coalesce(transition, said) || ' by ' || coalesce(user_id, 0)`,
  notifications: sql`'told: ' || kind`,
}
const tables = Object.entries(kept)

/** What has been written down since this was asked last. */
export async function openTraces({ db }: TestService): Promise<() => Promise<string[]>> {
  const seen = await lastRows(db)
  return async () => {
    const found = await rows<{ place: string; id: number; said: string }>(
      db,
      sql.join(
        tables.map(
          ([place, said]) =>
            sql`(select ${place} as place, id, ${said} as said from ${sql.identifier(place)} where id > ${seen.get(place) ?? 0})`,
        ),
        sql` union all `,
      ),
    )
    for (const { place, id } of found) seen.set(place, Math.max(id, seen.get(place) ?? 0))
    return found.map(({ said }) => said)
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
