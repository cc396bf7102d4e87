import { daysAfter } from '../platform/clock.ts'
import { backupNames, backupsIn, removeBackup, sharedFiles, startOf } from './backupFolder.ts'
import type { BackupStore } from './backupStore.ts'

type Needs = { store: BackupStore; keepDays: number }

/**
 * Removes backups that are older than the retention, what a killed backup left, and stored files that no remaining
 * backup contains. Returns the number of backups removed.
 */
export async function removeOldBackups({ store, keepDays }: Needs, now: Date): Promise<number> {
  const oldest = daysAfter(now, -keepDays)
  const all = await backupsIn(store)
  const old = all.slice(0, -1).filter(({ manifest }) => new Date(manifest.moment) < oldest)
  const kept = new Set(all.slice(old.length).map(({ name }) => name))
  for (const name of await backupNames(store)) if (!kept.has(name)) await removeBackup(store, name)
  await removeUnused(store, all[old.length]?.name)
  return old.length
}

/** The clock of a file system is milliseconds late even on the same machine, and that of a file server may be wrong. */
const clockTolerance = 3_600_000

/**
 * Each backup touches the files that it contains, unless somebody did so a few days before. So a file that was last
 * touched earlier than that before the oldest remaining backup is in none.
 */
async function removeUnused(store: BackupStore, oldest: string | undefined): Promise<void> {
  if (!oldest) return
  const since = daysAfter(new Date(startOf(oldest) - clockTolerance), -store.touchDays)
  for await (const { path, touched } of store.list(`${sharedFiles}/`))
    if (touched < since) await store.remove(path)
}
