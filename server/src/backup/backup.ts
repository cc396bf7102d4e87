import { readFileSync } from 'node:fs'
import type { Database } from '../database/database.ts'
import type { Places } from '../files/places.ts'
import type { Storage } from '../files/storage.ts'
import { allStored, type Backup, backupName, type PartName, parts, putManifest } from './backupFolder.ts'
import type { BackupStore, Bytes } from './backupStore.ts'
import { copyFiles, type FileIndex } from './copyFiles.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { compressedLines } from './lines.ts'
import type { Manifest } from './manifest.ts'
import { removeOldBackups } from './retention.ts'
import { type BackupKeys, sealed } from './sealing.ts'
import { hasTables } from './tableRows.ts'

export type BackupNeeds = {
  db: Database
  places: Places
  storage: Storage
  keys: BackupKeys
  store: BackupStore
  keepDays: number
}
export type BackupResult = Backup & { address: string; copied: number; removed: number }

/** An arbitrary number, the same in every process, for the advisory lock of backups. */
const lockNumber = 7_262_629

/** Makes a backup, unless another one of this database is being made. */
export async function makeBackup(needs: BackupNeeds): Promise<BackupResult> {
  return await needs.db.inSession(async (session) => {
    if (!(await hasTables(session))) throw new Error('The database of DATABASE_URL has no tables yet')
    // The lock ends with the session, also after an error.
    const { rows } = await session.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockNumber,
    ])
    if (!rows[0]?.locked) throw new Error('Another backup is being made. Try again when it has ended')
    return await backUp(needs, new Date())
  })
}

async function backUp(needs: BackupNeeds, started: Date): Promise<BackupResult> {
  const name = backupName(started)
  const { manifest, copied } = await fill(needs, name)
  await putManifest(needs.store, { name, manifest }, needs.keys)
  const removed = await removeOldBackups(needs, started)
  return { address: `${needs.store.address}/${name}`, name, manifest, copied, removed }
}

/**
 * The files are copied first, which takes longest, then the database, then the files that arrived in between. A file is
 * stored before the row that names it, so the second pass has every file of the database. Files that were deleted in
 * between were copied by the first.
 */
async function fill(needs: BackupNeeds, name: string) {
  const { store, keys } = needs
  const put = (part: PartName, content: Bytes) =>
    store.put(`${name}/${parts[part]}`, sealed(content, keys.content))
  const index: FileIndex = new Map()
  const copying = { ...needs, stored: await allStored(store) }
  const before = await copyFiles(copying, index)
  const dumped = await dumpDatabase(needs.db, (dump) => put('database', dump))
  const since = await copyFiles(copying, index)
  const manifest: Manifest = {
    format: 1,
    moment: dumped.moment.toISOString(),
    versions: { service: serviceVersion(), ...dumped.versions },
    parts: {
      database: dumped.stored,
      files: await put(
        'files',
        compressedLines(index, ([key, { path }]) => [key, path]),
      ),
      deletions: await put(
        'deletions',
        compressedLines(dumped.deletions, ({ bnrId, at }) => [bnrId, at]),
      ),
    },
    files: { count: index.size, bytes: bytesOf(index) },
    rows: dumped.rows,
  }
  return { manifest, copied: before + since }
}

const bytesOf = (index: FileIndex): number => {
  let total = 0
  for (const { bytes } of index.values()) total += bytes
  return total
}

const serviceVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version
