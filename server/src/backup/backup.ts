import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import type { Places } from '../files/places.ts'
import { privateFileMode, privateFolderMode } from '../files/privateFolder.ts'
import type { Storage } from '../files/storage.ts'
import {
  backupName,
  manifestName,
  type PartName,
  parts,
  sharedFiles,
  signedManifest,
  unfinishedName,
} from './backupFolder.ts'
import { copyFiles, type FileIndex } from './copyFiles.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { compressedLines } from './lines.ts'
import type { Manifest } from './manifest.ts'
import { removeOldBackups } from './retention.ts'
import { type BackupKeys, sealed } from './sealing.ts'
import { hasTables } from './tableRows.ts'
import { written } from './written.ts'

export type BackupNeeds = {
  db: Database
  places: Places
  storage: Storage
  keys: BackupKeys
  /** The folder of all backups. */
  folder: string
  keepDays: number
}
export type BackupResult = { folder: string; manifest: Manifest; copied: number; removed: number }

/**
 * Makes a backup. The files are copied first, which takes longest, then the database, then the files that arrived in
 * between. A file is stored before the row that names it, so the second pass has every file of the database. Files that
 * were deleted in between were copied by the first.
 */
export async function makeBackup(needs: BackupNeeds): Promise<BackupResult> {
  const { db, folder, keys } = needs
  if (!(await db.inSession(hasTables))) throw new Error('The database of DATABASE_URL has no tables yet')
  await mkdir(join(folder, sharedFiles), { recursive: true, mode: privateFolderMode })
  const started = new Date()
  const unfinished = join(folder, unfinishedName(backupName(started)))
  await mkdir(unfinished, { mode: privateFolderMode })
  try {
    const { manifest, copied } = await fill(needs, unfinished)
    const text = signedManifest(manifest, keys)
    await writeFile(join(unfinished, manifestName), text, { mode: privateFileMode, flush: true })
    const complete = join(folder, backupName(started))
    await rename(unfinished, complete)
    return { folder: complete, manifest, copied, removed: await removeOldBackups(needs, started) }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function fill(needs: BackupNeeds, folder: string) {
  const store = (part: PartName, content: AsyncIterable<Uint8Array>) =>
    written(folder, sealed(content, needs.keys.content), () => join(folder, parts[part]))
  const index: FileIndex = new Map()
  const before = await copyFiles(needs, index)
  const dumped = await dumpDatabase(needs.db, (dump) => store('database', dump))
  const since = await copyFiles(needs, index)
  const manifest: Manifest = {
    format: 1,
    moment: dumped.moment.toISOString(),
    versions: { service: serviceVersion(), ...dumped.versions },
    parts: {
      database: dumped.stored,
      files: await store(
        'files',
        compressedLines(index, ([key, { path }]) => [key, path]),
      ),
      deletions: await store(
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
