import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Queryable } from '../database/database.ts'
import type { Clock } from '../platform/clock.ts'
import { type Places, placesFrom } from './places.ts'
import { StoreAway } from './storeAway.ts'
import { storedFiles } from './tables.ts'

type Needs = { db: Queryable; clock: Clock; log: Pick<Logger, 'error'>; places: Places }

/**
 * Removes a deleted file from every place. If a place is away, or a process may still be writing the file, the nightly
 * job repeats it; nobody can read the file in the meantime. Returns whether every place was there.
 */
export async function erase({ db, clock, log, places }: Needs, key: string): Promise<boolean> {
  try {
    for (const place of placesFrom(places, 'folder')) await place.remove(key)
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    log.error({ err: error, key }, 'a deleted file will be removed later')
    return false
  }
  const now = clock.now()
  const isQuiet = or(isNull(storedFiles.writingUntil), lt(storedFiles.writingUntil, now))
  await db
    .update(storedFiles)
    .set({ erasedAt: now })
    .where(and(eq(storedFiles.key, key), isQuiet))
  return true
}
