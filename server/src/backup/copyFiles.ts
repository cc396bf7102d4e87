import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashing } from '../files/hashing.ts'
import { type Places, placesFrom } from '../files/places.ts'
import type { Storage } from '../files/storage.ts'
import { storedFiles } from '../files/tables.ts'
import { findStored, isNamed, sharedFiles, storedPath } from './backupFolder.ts'
import { type BackupKeys, sealed, signed } from './sealing.ts'
import { inParallel, written } from './written.ts'

/** Where the files of a backup are, by their keys. */
export type FileIndex = Map<string, StoredFile>
type StoredFile = { path: string; bytes: number }
type Needs = { db: Database; places: Places; storage: Storage; keys: BackupKeys; folder: string }

const passes = 3

/**
 * Stores the files that no earlier backup stored, and adds all to the index. Returns how many it stored. If a file disappears during a pass, such
 * as an upload whose sizes were just made, another pass finds what replaced it.
 */
export async function copyFiles(needs: Needs, index: FileIndex): Promise<number> {
  let copied = 0
  for (let pass = 0; pass < passes; pass++) {
    let disappeared = 0
    await inParallel(listed(needs), async ({ key, sha256 }) => {
      const outcome = await copyFile(needs, index, key, sha256)
      if (outcome === 'copied') copied++
      if (outcome === 'disappeared') disappeared++
    })
    if (disappeared === 0) break
  }
  return copied
}

async function copyFile(needs: Needs, index: FileIndex, key: string, sha256: string) {
  const name = nameOf(needs.keys, key, sha256)
  if (isNamed(index.get(key)?.path, name)) return 'stored before'
  const found = await findStored(needs.folder, name)
  if (found) {
    index.set(key, { path: found, bytes: await markUsed(join(needs.folder, found)) })
    return 'stored before'
  }
  const content = await needs.storage.read(key)
  if (!content) return 'disappeared'
  index.set(key, await store(needs, key, sha256, content))
  return 'copied'
}

async function store(
  { keys, folder }: Needs,
  key: string,
  sha256: string,
  content: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  const { hashed, sha256: hash } = hashing(content)
  let path = ''
  const { bytes } = await written(join(folder, sharedFiles), sealed(hashed, keys.content), (file) => {
    // A file that was written again since its row was read has another content than the row says.
    path = storedPath(nameOf(keys, key, sha256 && hash()), file.sha256)
    return join(folder, path)
  })
  return { path, bytes }
}

/** The name of one content of a file. Files from before the table of files have no known hash, and never change. */
const nameOf = ({ names }: BackupKeys, key: string, sha256: string): string =>
  signed(names, `${key}\n${sha256}`).slice(0, 32)

/** The time of a stored file says when a backup last contained it; retention removes it by that. Returns its size. */
async function markUsed(path: string): Promise<number> {
  const now = new Date()
  await utimes(path, now, now)
  return (await stat(path)).size
}

const batch = 500

/** All files of all places, with the hashes that the database knows. */
async function* listed({ db, places }: Needs) {
  let keys: string[] = []
  for (const place of placesFrom(places, places.target))
    for await (const key of place.list()) {
      keys.push(key)
      if (keys.length < batch) continue
      yield* await withHashes(db, keys)
      keys = []
    }
  yield* await withHashes(db, keys)
}

async function withHashes(db: Database, keys: string[]) {
  const known = await db
    .select({ key: storedFiles.key, sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(inArray(storedFiles.key, keys))
  const hashes = new Map(known.map(({ key, sha256 }) => [key, sha256]))
  return keys.map((key) => ({ key, sha256: hashes.get(key) ?? '' }))
}
