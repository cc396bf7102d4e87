import { and, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { daysAfter } from '../platform/clock.ts'
import { knownBrowsers, users } from './tables.ts'

/** Days after its last login that a browser remains known. */
export const knownForDays = 180

export async function isKnownBrowser(db: Queryable, userName: string, hash: string): Promise<boolean> {
  const found = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(eq(users.userName, userName), eq(knownBrowsers.hash, hash)))
  return found.length > 0
}

export async function makeBrowserKnown(tx: Queryable, userId: number, hash: string, now: Date) {
  await tx
    .insert(knownBrowsers)
    .values({ userId, hash, usedAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.hash], set: { usedAt: now } })
}

/** Called when the password or the owner of the number changes: no browser is known after that. */
export async function forgetBrowsers(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId))
}

export async function forgetUnusedBrowsers(db: Queryable, now: Date): Promise<void> {
  const unused = daysAfter(now, -knownForDays)
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usedAt, unused))
}
