import { Readable } from 'node:stream'
import { and, eq, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../../platform/clock.ts'
import { erase } from '../erase.ts'
import { hashing } from '../hashing.ts'
import type { Places } from '../places.ts'
import type { Place } from '../storage.ts'
import { writingUntil } from '../storedFiles.ts'
import { type PlaceName, storedFiles } from '../tables.ts'
import type { Throttle } from './throttle.ts'

export type Moving = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'error'>
  places: Places
  to: PlaceName
  slowed: Throttle
}

/** `changed`: somebody else has moved or rewritten the file, or is doing so. */
export type Outcome = 'moved' | 'deleted' | 'changed' | 'missing' | 'damaged'
type Moved = { outcome: Outcome; bytes: number }

type Row = typeof storedFiles.$inferSelect
type Content = { sha256: string; bytes: number }

export const otherPlace = (place: PlaceName): PlaceName => (place === 's3' ? 'folder' : 's3')

/**
 * Copies a file to the other place, reads the copy back, and then changes the row. The old copy stays for a week.
 * Several processes may move the same file: each copies it whole, and the first changes the row.
 */
export async function moveFile(moving: Moving, key: string): Promise<Moved> {
  const { places, to, slowed } = moving
  const row = await announce(moving, key)
  if (!row) return { outcome: 'changed', bytes: 0 }
  const target = requirePlace(places, to)
  const source = await requirePlace(places, otherPlace(to)).read(key)
  const copied = source && (await copy(target, key, slowed(source)))
  const arrived = await contentOf(target, key)
  if (!arrived) return { outcome: 'missing', bytes: 0 }
  const isWhole =
    arrived.sha256 === (copied ?? arrived).sha256 && (row.sha256 ?? arrived.sha256) === arrived.sha256
  return {
    outcome: isWhole ? await arrive(moving, row, arrived) : await damage(moving, row),
    bytes: arrived.bytes,
  }
}

export function requirePlace(places: Places, name: PlaceName): Place {
  const place = places[name]
  if (!place) throw new Error('The S3 settings are missing')
  return place
}

async function copy(target: Place, key: string, content: AsyncIterable<Buffer>): Promise<Content> {
  const { hashed, sha256 } = hashing(content)
  const bytes = await target.write(key, Readable.from(hashed))
  return { bytes, sha256: sha256() }
}

/** What a place really has. */
export async function contentOf(place: Place, key: string): Promise<Content | undefined> {
  const content = await place.read(key)
  if (!content) return undefined
  const { hashed, sha256 } = hashing(content)
  let bytes = 0
  for await (const part of hashed) bytes += part.length
  return { bytes, sha256: sha256() }
}

const isAt = (key: string, place: PlaceName) =>
  and(eq(storedFiles.key, key), eq(storedFiles.place, place), isNull(storedFiles.deletedAt))

/** Says before the first byte that a copy may appear, so that a deletion at this moment is checked again at night. */
async function announce({ db, clock, to }: Moving, key: string): Promise<Row | undefined> {
  const until = { writingUntil: writingUntil(clock.now()) }
  const [row] = await db
    .update(storedFiles)
    .set(until)
    .where(isAt(key, otherPlace(to)))
    .returning()
  return row
}

/** Changes the row, unless the file was deleted or rewritten since it was read. */
async function arrive(moving: Moving, { key, revision }: Row, content: Content): Promise<Outcome> {
  const { db, clock, to } = moving
  const isSame = and(isAt(key, otherPlace(to)), eq(storedFiles.revision, revision))
  const values = { ...content, place: to, movedAt: clock.now() }
  const done = await db.update(storedFiles).set(values).where(isSame).returning({ key: storedFiles.key })
  return done.length > 0 ? 'moved' : await afterwards(moving, key)
}

/** A file that was rewritten or moved while it was read has another hash, and is not damaged. */
async function damage(moving: Moving, { key, revision }: Row): Promise<Outcome> {
  const isSame = and(isAt(key, otherPlace(moving.to)), eq(storedFiles.revision, revision))
  return (await moving.db.$count(storedFiles, isSame)) > 0 ? 'damaged' : await afterwards(moving, key)
}

/** The copy of a deleted file must not remain. */
async function afterwards(moving: Moving, key: string): Promise<Outcome> {
  const [row] = await moving.db.select().from(storedFiles).where(eq(storedFiles.key, key))
  if (row && row.deletedAt === null) return 'changed'
  await erase(moving, key)
  return 'deleted'
}
