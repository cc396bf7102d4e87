import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { sessions } from './tables.ts'

/**
 * A line is one browser's history with an account. It starts with the token of the registration form ('draft') or
 * with a session, and continues with every login that shows an earlier token. The browser that verifies the number
 * keeps what its own line has set.
 */
export const draftLine = 'draft'
/** Settings made by staff belong to no browser of the member. */
export const staffLine = 'staff'

/** The line of a session, named by its start. */
export async function lineOf(db: Queryable, sessionId: string): Promise<string> {
  const [session] = await db
    .select({ continues: sessions.continues })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session?.continues ?? sessionId
}

/** The line that a login to this profile continues, or undefined if the browser had no token for it. */
export async function lineToContinue(
  db: Queryable,
  holds: Actor,
  profileId: number,
): Promise<string | undefined> {
  if (holds.kind === 'registrant' && holds.profileId === profileId) return draftLine
  if (holds.kind === 'member' && holds.profileId === profileId) return await lineOf(db, holds.sessionId)
  return undefined
}
