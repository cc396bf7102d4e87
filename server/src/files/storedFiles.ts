import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Queryable } from '../database/database.ts'
import type { Clock } from '../platform/clock.ts'
import { erase } from './erase.ts'
import { hashing } from './hashing.ts'
import { type Places, placesFrom } from './places.ts'
import type { Place, Storage } from './storage.ts'
import { StoreAway } from './storeAway.ts'
import { type PlaceName, storedFiles } from './tables.ts'

/** Minutes within which a write is over, even if its process was killed. */
const writingMinutes = 15

export const writingUntil = (now: Date): Date => new Date(now.getTime() + writingMinutes * 60_000)

type Needs = { db: Database; clock: Clock; log: Pick<Logger, 'error'>; places: Places }

/** Stores files in several places, and remembers in the database where each of them is. */
export function placedStorage({ db, clock, log, places }: Needs): Storage {
  const write = async (on: Queryable, key: string, fill: (place: Place) => Promise<Written>) => {
    const { place, revision } = await begin(on, { key, now: clock.now(), places })
    const [to] = placesFrom(places, place)
    if (!to) throw new Error(`There is no ${place}`)
    const written = await fill(to)
    const isKept = await complete(on, { key, revision, place, ...written })
    if (isKept) return written.bytes
    await to.remove(key)
    throw new Error(`${key} was deleted while it was written`)
  }
  return {
    put: async (key, content, tx) => {
      await write(tx ?? db, key, async (place) => {
        await place.put(key, content)
        return { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length }
      })
    },
    write: (key, content) =>
      write(db, key, async (place) => {
        const { hashed, sha256 } = hashing(content)
        return { bytes: await place.write(key, Readable.from(hashed)), sha256: sha256() }
      }),
    get: async (key) => await found(await placesOf(db, places, key), (place) => place.get(key)),
    read: async (key) => await found(await placesOf(db, places, key), (place) => place.read(key)),
    remove: async (key, tx) => {
      await bury(tx ?? db, { key, now: clock.now(), places })
      await erase({ db: tx ?? db, clock, log, places }, key)
    },
  }
}

type Written = { sha256: string; bytes: number }

type OfKey = { key: string; now: Date; places: Places }

/** Registers a write before its first byte. A rewritten file stays where it is, so that nobody moves the old content. */
async function begin(on: Queryable, { key, now, places: { target, s3 } }: OfKey) {
  const [row] = await on
    .insert(storedFiles)
    .values({ key, place: target, createdAt: now, writingUntil: writingUntil(now) })
    .onConflictDoUpdate({
      target: storedFiles.key,
      set: { revision: sql`${storedFiles.revision} + 1`, writingUntil: writingUntil(now) },
      setWhere: isNull(storedFiles.deletedAt),
    })
    .returning({ place: storedFiles.place, revision: storedFiles.revision })
  if (!row) throw new Error(`${key} was deleted`)
  return { ...row, place: s3 ? row.place : ('folder' as const) }
}

/** Returns false if the file was deleted in the meantime. A later write of the same file decides about its row. */
async function complete(
  on: Queryable,
  { key, revision, ...values }: Written & { key: string; revision: number; place: PlaceName },
): Promise<boolean> {
  const isOurs = and(
    eq(storedFiles.key, key),
    eq(storedFiles.revision, revision),
    isNull(storedFiles.deletedAt),
  )
  const done = await on.update(storedFiles).set(values).where(isOurs).returning({ key: storedFiles.key })
  if (done.length > 0) return true
  const [row] = await on.select().from(storedFiles).where(eq(storedFiles.key, key))
  return row !== undefined && row.deletedAt === null
}

async function bury(on: Queryable, { key, now, places }: OfKey): Promise<void> {
  await on
    .insert(storedFiles)
    .values({ key, place: places.target, createdAt: now, deletedAt: now })
    .onConflictDoUpdate({
      target: storedFiles.key,
      set: { deletedAt: now },
      setWhere: isNull(storedFiles.deletedAt),
    })
}

/** Where to look for a file, in order. Files from before the table have no row. One place needs no question. */
async function placesOf(db: Database, places: Places, key: string): Promise<Place[]> {
  if (!places.s3) return [places.folder]
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.key, key))
  return row?.deletedAt ? [] : placesFrom(places, row?.place ?? places.target)
}

/** Asks the places in turn. A file that no place has is missing only if every place could say so. */
async function found<T>(places: readonly Place[], ask: (place: Place) => Promise<T | undefined>) {
  let away: StoreAway | undefined
  for (const place of places) {
    try {
      const content = await ask(place)
      if (content !== undefined) return content
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      away ??= error
    }
  }
  if (away) throw away
  return undefined
}
