import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type BackupResult, makeBackup } from './backup/backup.ts'
import { type Restored, restoreBackup } from './backup/restore.ts'
import { backupKeys } from './backup/sealing.ts'
import { readConfig } from './config.ts'
import { openConfigured } from './database/database.ts'
import { lockFolder } from './files/folderLock.ts'
import { openPlaces } from './files/places.ts'
import { placedStorage } from './files/storedFiles.ts'
import { systemClock } from './platform/clock.ts'
import { openLog } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Makes a backup of the installation that the environment names. */
export async function backup(
  { to, keepDays }: { to: string; keepDays: number },
  environment: Environment = process.env,
): Promise<BackupResult> {
  return await installed(environment, to, async (needs) => {
    const unlock = lockFolder(to, `Another backup is writing into ${to}. Try again when it has ended.`)
    return await makeBackup({ ...needs, keepDays }).finally(unlock)
  })
}

/** Restores into the installation that the environment names. */
export async function restore(
  { from, until }: { from: string; until: Date },
  environment: Environment = process.env,
): Promise<Restored> {
  if (!existsSync(from)) throw new Error(`There is no folder ${from}`)
  return await installed(environment, from, (needs) => restoreBackup(needs, until))
}

type Needs = Parameters<typeof restoreBackup>[0]

/** Opens the installation for work on a folder of backups. */
async function installed<R>(
  environment: Environment,
  folder: string,
  work: (needs: Needs) => Promise<R>,
): Promise<R> {
  const config = readConfig(environment)
  refuseEmbedded(config)
  const keys = backupKeys(requireKey(config))
  refuseInside(config, folder)
  const db = await openConfigured(config)
  try {
    const parts = { db, clock: systemClock, log: openLog(config), places: openPlaces(config) }
    return await work({ ...parts, storage: placedStorage(parts), keys, folder })
  } finally {
    await db.close()
  }
}

function requireKey({ backupKey }: Settings): string {
  if (backupKey) return backupKey
  throw new Error(
    'BACKUP_KEY is missing: it encrypts the backups. Make one with openssl rand -hex 32, and keep a copy of it apart from the backups',
  )
}

/** A backup in the data folder would be lost together with it. */
function refuseInside({ dataDir }: Settings, folder: string): void {
  const way = relative(realOf(dataDir), realOf(folder))
  if (way.startsWith('..')) return
  throw new Error(
    `${folder} is inside DATA_DIR, and would be lost together with it. Choose a folder on another disk`,
  )
}

/** Follows links, so that none leads back into the data folder. */
function realOf(folder: string): string {
  const path = resolve(folder)
  return existsSync(path) ? realpathSync(path) : join(realOf(dirname(path)), basename(path))
}

function refuseEmbedded({ databaseUrl }: Settings): void {
  if (databaseUrl) return
  throw new Error(
    'DATABASE_URL is missing. The embedded database has no backup while it runs: stop the service, copy DATA_DIR, and start the service again',
  )
}
