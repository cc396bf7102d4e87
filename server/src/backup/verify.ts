import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Backup, type PartName, parts, verifiedManifest } from './backupFolder.ts'
import { linesOf } from './lines.ts'
import { type BackupKeys, unsealed } from './sealing.ts'
import { hashOf, inParallel } from './written.ts'

const fileLine = z.tuple([z.string(), z.string()])
const deletionLine = z.tuple([z.number(), z.iso.datetime()])

/** Verifies the manifest and every hash of a backup. Throws at the first part or file that is missing or changed. */
export async function verifyBackup(shared: string, { folder }: Backup, keys: BackupKeys): Promise<void> {
  const manifest = await verifiedManifest(folder, keys)
  for (const name of Object.keys(parts) as PartName[])
    await verifyHash(join(folder, parts[name]), manifest.parts[name].sha256)
  let count = 0
  await inParallel(filesOf(folder, keys), async ({ path }) => {
    count++
    await verifyHash(join(shared, path), path.slice(-64))
  })
  if (count !== manifest.files.count)
    throw new Error(`${folder} lists ${count} of ${manifest.files.count} files`)
}

async function verifyHash(path: string, sha256: string): Promise<void> {
  const found = await hashOf(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`The backup is incomplete: ${path} is missing`) : error
  })
  if (found.sha256 !== sha256) throw new Error(`The backup is damaged: ${path} has another SHA-256`)
}

export const contentOf = (path: string, { content }: BackupKeys): AsyncGenerator<Buffer> =>
  unsealed(createReadStream(path), content)

/** The files of a backup: their keys, and where they are in the folder of backups. */
export async function* filesOf(folder: string, keys: BackupKeys) {
  for await (const line of linesOf(contentOf(join(folder, parts.files), keys))) {
    const [key, path] = fileLine.parse(line)
    yield { key, path }
  }
}

/** BNR IDs of the profiles that had been purged when this backup was made. */
export async function purgedIn({ folder }: Backup, keys: BackupKeys): Promise<Set<number>> {
  const manifest = await verifiedManifest(folder, keys)
  const path = join(folder, parts.deletions)
  await verifyHash(path, manifest.parts.deletions.sha256)
  const purged = new Set<number>()
  for await (const line of linesOf(contentOf(path, keys))) purged.add(deletionLine.parse(line)[0])
  return purged
}
