import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashing } from '../files/hashing.ts'
import { type Places, placesFrom } from '../files/places.ts'
import type { Storage } from '../files/storage.ts'
import { storedFiles } from '../files/tables.ts'
import { daysAfter } from '../platform/clock.ts'
import { nameIn, storedPath } from './backupFolder.ts'
import type { BackupStore, StoredFile } from './backupStore.ts'
import { inParallel } from './inParallel.ts'
import { type BackupKeys, sealed, signed } from './sealing.ts'

/** Where the files of a backup are, by their keys. */
export type FileIndex = Map<string, Pick<StoredFile, 'path' | 'bytes'>>
type CopyNeeds = { storage: Storage; keys: BackupKeys; store: BackupStore }
type Needs = CopyNeeds & {
  db: Database
  places: Places
  /** What earlier backups stored, by name. */
  stored: ReadonlyMap<string, StoredFile>
}

const passes = 3

/**
 * Stores the files that no earlier backup stored, and adds all to the index. Returns how many it stored. If a file
 * disappears during a pass, such as an upload whose sizes were just made, another pass finds what replaced it.
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
  if (nameIn(index.get(key)?.path ?? '') === name) return 'stored before'
  const found = needs.stored.get(name)
  if (found) await markUsed(needs.store, found)
  const file = found ?? (await storeFile(needs, key, sha256))
  if (!file) return 'disappeared'
  index.set(key, { path: file.path, bytes: file.bytes })
  return found ? 'stored before' : 'copied'
}

/** Copies a file into the store, or returns undefined if it no longer exists. */
export async function storeFile({ storage, keys, store }: CopyNeeds, key: string, sha256: string) {
  const content = await storage.read(key)
  if (!content) return undefined
  const { hashed, sha256: hash } = hashing(content)
  let [path, found] = ['', '']
  const { bytes } = await store.put(
    (written) => {
      found = hash()
      // A file that was written again since its row was read has another content than the row says.
      path = storedPath(nameOf(keys, key, sha256 && found), written.sha256)
      return path
    },
    sealed(hashed, keys.content),
  )
  return { path, bytes, sha256: found }
}

/** The name of one content of a file. Files from before the table of files have no known hash, and never change. */
export const nameOf = ({ names }: BackupKeys, key: string, sha256: string): string =>
  signed(names, `${key}\n${sha256}`).slice(0, 32)

/** The time of a stored file says when a backup last contained it; retention removes it by that. */
export async function markUsed(store: BackupStore, { path, touched }: StoredFile): Promise<void> {
  if (touched <= daysAfter(new Date(), -store.touchDays)) await store.touch(path)
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
