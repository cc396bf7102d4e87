import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { type Page, pageOf, presented } from '../database/paged.ts'
import { profileHistory } from './tables.ts'

export async function historyOf(db: Queryable, profileId: number, page: Page) {
  const found = db.select().from(profileHistory).where(eq(profileHistory.profileId, profileId))
  return presented(await pageOf(db, found, [desc(profileHistory.id)], page), presentEntry)
}

function presentEntry({ at, byName, from, to, reason, detail }: typeof profileHistory.$inferSelect) {
  return {
    at: at.toISOString(),
    by: byName,
    to,
    ...(from ? { from } : {}),
    ...(reason ? { reason } : {}),
    ...(detail ? { detail } : {}),
  }
}
