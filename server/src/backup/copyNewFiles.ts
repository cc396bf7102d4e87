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

/** The schedule starts this job once a minute, some seconds early or late, and each run but the last queues another. */
const looks = 6
const secondsBetween = 10
/** A run ends before the schedule starts the next one, so that runs do not pile up behind a slow store. */
const longestRun = 50_000
/** Files that are read from the database at a time. */
const batch = 50

/** Runs every minute: copies new files to BACKUP_TO, so that a lost disk costs less than a minute of them. */
async function copyNewFiles(services: Services, { look = 1 }: Look, letGo: AbortSignal): Promise<void> {
  const { config, db, jobs } = services
  if (!config.backupTo || !config.backupKey) return
  const began = performance.now()
  const store = openBackupStore(config, config.backupTo)
  const signal = AbortSignal.any([letGo, AbortSignal.timeout(longestRun)])
  await copyWaiting({ ...services, keys: backupKeys(config.backupKey), store }, signal)
  const wasQuick = performance.now() - began < secondsBetween * 1000
  if (look < looks && wasQuick)
    await db.inTransaction((tx) => jobs.enqueue(tx, 'copyNewFiles', { look: look + 1 }, secondsBetween))
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

const lookSchema = z.object({ look: z.number().optional() })
type Look = z.infer<typeof lookSchema>

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    copyNewFiles: Look
  }
}

export const copyNewFilesJob = job({
  name: 'copyNewFiles',
  payload: lookSchema,
  run: copyNewFiles,
  // The run of the next minute tries again.
  retries: 0,
  schedule: '* * * * *',
})
