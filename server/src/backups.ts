import { type BackupResult, makeBackup } from './backup/backup.ts'
import { openBackupStore } from './backup/openBackupStore.ts'
import { type Restored, restoreBackup } from './backup/restore.ts'
import { type FilesRestored, restoreNamedFiles } from './backup/restoreFiles.ts'
import { backupKeys } from './backup/sealing.ts'
import { readConfig } from './config.ts'
import { openConfigured } from './database/database.ts'
import { openPlaces } from './files/places.ts'
import { placedStorage } from './files/storedFiles.ts'
import { systemClock } from './platform/clock.ts'
import { openLog } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Makes a backup of the installation that the environment names, at `to` or BACKUP_TO. */
export async function backup(
  { to, keepDays }: { to?: string | undefined; keepDays: number },
  environment: Environment = process.env,
): Promise<BackupResult> {
  return await installed(environment, to, (needs) => makeBackup({ ...needs, keepDays }))
}

/** Restores into the installation that the environment names, from `from` or BACKUP_TO. */
export async function restore(
  { from, until }: { from?: string | undefined; until: Date },
  environment: Environment = process.env,
): Promise<Restored> {
  return await installed(environment, from, (needs) => restoreBackup(needs, until))
}

/** Restores the files that the database names, after pgBackRest has restored it. */
export async function restoreFiles(
  { from }: { from?: string | undefined },
  environment: Environment = process.env,
): Promise<FilesRestored> {
  return await installed(environment, from, restoreNamedFiles)
}

type Needs = Parameters<typeof restoreBackup>[0]

/** Opens the installation for work on the backups at an address. */
async function installed<R>(
  environment: Environment,
  given: string | undefined,
  work: (needs: Needs) => Promise<R>,
): Promise<R> {
  const config = readConfig(environment)
  refuseEmbedded(config)
  const keys = backupKeys(requireKey(config))
  const address = given ?? config.backupTo
  if (!address) throw new Error('Name the folder or bucket of the backups, or set BACKUP_TO')
  const store = openBackupStore(config, address)
  const db = await openConfigured(config)
  try {
    const parts = { db, clock: systemClock, log: openLog(config), places: openPlaces(config) }
    return await work({ ...parts, storage: placedStorage(parts), keys, store })
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

function refuseEmbedded({ databaseUrl }: Settings): void {
  if (databaseUrl) return
  throw new Error(
    'DATABASE_URL is missing. The embedded database has no backup while it runs: stop the service, copy DATA_DIR, and start the service again',
  )
}
