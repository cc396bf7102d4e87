import { type BackupResult, makeBackup } from './backup/backup.ts'
import { openBackupStore } from './backup/openBackupStore.ts'
import { type Restored, restoreBackup } from './backup/restore.ts'
import { backupKeys } from './backup/sealing.ts'
import { readConfig } from './config.ts'
import { openConfigured } from './database/database.ts'
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
  return await installed(environment, to, (needs) => makeBackup({ ...needs, keepDays }))
}

/** Restores into the installation that the environment names. */
export async function restore(
  { from, until }: { from: string; until: Date },
  environment: Environment = process.env,
): Promise<Restored> {
  return await installed(environment, from, (needs) => restoreBackup(needs, until))
}

type Needs = Parameters<typeof restoreBackup>[0]

/** Opens the installation for work on the backups at an address. */
async function installed<R>(
  environment: Environment,
  address: string,
  work: (needs: Needs) => Promise<R>,
): Promise<R> {
  const config = readConfig(environment)
  refuseEmbedded(config)
  const keys = backupKeys(requireKey(config))
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
