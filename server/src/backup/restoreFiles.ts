import { Readable } from 'node:stream'
import { hashing } from '../files/hashing.ts'
import type { Place } from '../files/storage.ts'
import { storedFiles } from '../files/tables.ts'
import { allStored, type Backup, backupsIn, nameIn } from './backupFolder.ts'
import type { StoredFile } from './backupStore.ts'
import { nameOf } from './copyFiles.ts'
import { inParallel } from './inParallel.ts'
import { finishRestore, type RestoreNeeds, refuseFiles, targetOf } from './restore.ts'
import { hasTables } from './tableRows.ts'
import { contentOf, filesOf } from './verify.ts'

export type FilesRestored = { files: number; purged: number; missing: string[] }

/**
 * Restores the files that the database names, into empty files. For a database that pgBackRest restored to a moment:
 * nightly backups and the copies of each minute have its files under names that follow from its rows.
 */
export async function restoreNamedFiles(needs: RestoreNeeds): Promise<FilesRestored> {
  const { db, store, keys } = needs
  if (!(await db.inSession(hasTables)))
    throw new Error('The database of DATABASE_URL is empty. Restore it first, with pgBackRest')
  await refuseFiles(needs)
  const newest = (await backupsIn(store)).at(-1)
  const purged = await finishRestore(needs, newest)
  const stored = await allStored(store)
  const missing: string[] = []
  let files = 0
  await inParallel(await namedFiles(needs, newest), async ({ key, sha256 }) => {
    const file = stored.get(nameOf(keys, key, sha256))
    if (!file) return void missing.push(key)
    await restoreFile(needs, targetOf(needs), { key, sha256, file })
    files++
  })
  await db.update(storedFiles).set({ place: needs.places.target })
  return { files, purged, missing }
}

/** Files from before the table of files have no rows, so the newest backup lists them. */
async function namedFiles({ db, store, keys }: RestoreNeeds, newest: Backup | undefined) {
  const known = await db.select().from(storedFiles)
  const keysOfRows = new Set(known.map(({ key }) => key))
  const named = known.flatMap(({ key, sha256, deletedAt }) => (sha256 && !deletedAt ? [{ key, sha256 }] : []))
  if (!newest) return named
  for await (const { key, path } of filesOf(store, newest.name, keys))
    if (!keysOfRows.has(key) && nameIn(path) === nameOf(keys, key, '')) named.push({ key, sha256: '' })
  return named
}

type Named = { key: string; sha256: string; file: StoredFile }

async function restoreFile({ store, keys }: RestoreNeeds, to: Place, { key, sha256, file }: Named) {
  const { hashed, sha256: hash } = hashing(contentOf(store, file.path, keys))
  await to.write(key, Readable.from(hashed, { objectMode: false }))
  if (sha256 && hash() !== sha256)
    throw new Error(`The backup is damaged: ${file.path} has other content than its name says`)
}
