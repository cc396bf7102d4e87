import { eq } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import type { Queryable } from '../platform/database.ts'
import { sessions } from './tables.ts'

/**
 * One browser's way through an account: it begins with the token of the registration form ('draft') or with a session, and
 * every login that shows what the browser held before goes on with it. Whoever verifies the number keeps what this line set.
 */
export const draftLine = 'draft'
/** What staff set belongs to no browser of the member. */
export const staffLine = 'staff'

/** The line of a session: where it began. */
export async function lineOf(db: Queryable, sessionId: string): Promise<string> {
  const [session] = await db
    .select({ continues: sessions.continues })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session?.continues ?? sessionId
}

/** The line that a login to this profile goes on with; none when the browser held nothing of it. */
export async function lineHeld(db: Queryable, holds: Actor, profileId: number): Promise<string | undefined> {
  if (holds.kind === 'registrant' && holds.profileId === profileId) return draftLine
  if (holds.kind === 'member' && holds.profileId === profileId) return await lineOf(db, holds.sessionId)
  return undefined
}
