import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Place } from '../storage.ts'
import { storedFiles } from '../tables.ts'

const batchSize = 500

/** The files of a place that the database does not know. Nothing removes them: somebody has to look. */
export async function* orphansOf(db: Database, place: Place): AsyncGenerator<string> {
  let batch: string[] = []
  for await (const key of place.list()) {
    batch.push(key)
    if (batch.length < batchSize) continue
    yield* await unknown(db, batch)
    batch = []
  }
  yield* await unknown(db, batch)
}

async function unknown(db: Database, keys: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(inArray(storedFiles.key, [...keys]))
  const known = new Set(found.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
