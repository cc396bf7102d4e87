import { setTimeout as pause } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { storedFiles, waitsForCopy } from '../files/tables.ts'
import { job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { findStored } from './backupFolder.ts'
import type { BackupStore } from './backupStore.ts'
import { markUsed, nameOf, storeFile } from './copyFiles.ts'
import { inParallel } from './inParallel.ts'
import { openBackupStore } from './openBackupStore.ts'
import { type BackupKeys, backupKeys } from './sealing.ts'

type Needs = Pick<Services, 'db' | 'storage' | 'log'> & { store: BackupStore; keys: BackupKeys }

/** The schedule starts this job once a minute, and it ends before the next run, so that runs do not pile up. */
const runMilliseconds = 50_000
const pauseMilliseconds = 10_000
/** Files that are read from the database at a time. */
const batch = 50

/** Runs every minute: copies new files to BACKUP_TO, so that a lost disk costs less than a minute of them. */
async function copyNewFiles(services: Services, letGo: AbortSignal): Promise<void> {
  const { backupTo, backupKey } = services.config
  if (!backupTo || !backupKey) return
  const needs = {
    ...services,
    keys: backupKeys(backupKey),
    store: openBackupStore(services.config, backupTo),
  }
  const signal = AbortSignal.any([letGo, AbortSignal.timeout(runMilliseconds)])
  while (!signal.aborted) {
    await copyWaiting(needs, signal)
    await pause(pauseMilliseconds, undefined, { signal }).catch(() => undefined)
  }
}

/** Copies all files that wait for it, the newest first, because a nightly backup may have stored the older ones. */
export async function copyWaiting(needs: Needs, signal?: AbortSignal): Promise<void> {
  for (let found = batch; found === batch && !signal?.aborted; ) {
    const files = await needs.db
      .select({ key: storedFiles.key, sha256: storedFiles.sha256 })
      .from(storedFiles)
      .where(waitsForCopy)
      .orderBy(desc(storedFiles.createdAt))
      .limit(batch)
    await inParallel(files, ({ key, sha256 }) => copyFile(needs, key, sha256 ?? ''))
    found = files.length
  }
}

async function copyFile({ db, log, ...needs }: Needs, key: string, sha256: string): Promise<void> {
  const { store, keys } = needs
  const before = await findStored(store, nameOf(keys, key, sha256))
  if (before) await markUsed(store, before)
  const copied = before ? { sha256 } : await storeFile(needs, key, sha256)
  if (!copied && (await isDeleted(db, key))) return
  if (!copied) log.error({ key }, 'a file of the database is missing, so no backup has it')
  await db
    .update(storedFiles)
    .set({ backupSha256: copied?.sha256 ?? sha256 })
    .where(eq(storedFiles.key, key))
}

async function isDeleted(db: Needs['db'], key: string): Promise<boolean> {
  const [row] = await db
    .select({ deletedAt: storedFiles.deletedAt })
    .from(storedFiles)
    .where(eq(storedFiles.key, key))
  return row?.deletedAt !== null
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    copyNewFiles: object
  }
}

export const copyNewFilesJob = job({
  name: 'copyNewFiles',
  payload: z.object({}),
  run: (services: Services, _payload, letGo) => copyNewFiles(services, letGo),
  // The run of the next minute tries again.
  retries: 0,
  schedule: '* * * * *',
})
