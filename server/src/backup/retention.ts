import { opendir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsIn, isUnfinished, sharedFiles, startOf } from './backupFolder.ts'

type Needs = { folder: string; keepDays: number }

/**
 * Removes backups that are older than the retention, what a killed backup left, and stored files that no remaining
 * backup contains. Returns the number of backups removed.
 */
export async function removeOldBackups({ folder, keepDays }: Needs, now: Date): Promise<number> {
  const oldest = now.getTime() - keepDays * 86_400_000
  const all = await backupsIn(folder)
  const old = all.slice(0, -1).filter(({ manifest }) => Date.parse(manifest.moment) < oldest)
  for (const backup of old) await rm(backup.folder, { recursive: true })
  for (const name of (await readdir(folder)).filter(isUnfinished))
    await rm(join(folder, name), { recursive: true, force: true })
  await removeUnused(folder, all[old.length]?.folder)
  return old.length
}

/**
 * Each backup touches all files that it contains, after its start. So a file that was last touched before the oldest
 * remaining backup began is in none.
 */
async function removeUnused(folder: string, oldest: string | undefined): Promise<void> {
  if (!oldest) return
  const began = startOf(oldest)
  for await (const entry of await opendir(join(folder, sharedFiles), { recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await stat(path)).mtimeMs < began) await rm(path, { force: true })
  }
}
