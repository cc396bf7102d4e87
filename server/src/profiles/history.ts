import { count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { profileHistory } from './tables.ts'

/** Every move of a profile, newest first. */
export async function historyOf(
  db: Queryable,
  profileId: number,
  { page, size }: { page: number; size: number },
) {
  const [total] = await db
    .select({ of: count() })
    .from(profileHistory)
    .where(eq(profileHistory.profileId, profileId))
  const found = await db
    .select()
    .from(profileHistory)
    .where(eq(profileHistory.profileId, profileId))
    .orderBy(desc(profileHistory.id))
    .limit(size)
    .offset(page * size)
  const results = found.map(({ at, byName, from, to, reason, detail }) => ({
    at: at.toISOString(),
    by: byName,
    to,
    ...(from ? { from } : {}),
    ...(reason ? { reason } : {}),
    ...(detail ? { detail } : {}),
  }))
  return { results, total: total?.of ?? 0, page }
}
