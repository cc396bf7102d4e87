import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Backup, type PartName, parts, verifiedManifest } from './backupFolder.ts'
import type { BackupStore, Bytes } from './backupStore.ts'
import { inParallel } from './inParallel.ts'
import { linesOf } from './lines.ts'
import { type BackupKeys, unsealed } from './sealing.ts'

const fileLine = z.tuple([z.string(), z.string()])
const deletionLine = z.tuple([z.number(), z.iso.datetime()])

/** Verifies the manifest and every hash of a backup. Throws at the first part or file that is missing or changed. */
export async function verifyBackup(store: BackupStore, { name }: Backup, keys: BackupKeys): Promise<void> {
  const manifest = await verifiedManifest(store, name, keys)
  for (const part of Object.keys(parts) as PartName[])
    await verifyHash(store, `${name}/${parts[part]}`, manifest.parts[part].sha256)
  let count = 0
  await inParallel(filesOf(store, name, keys), async ({ path }) => {
    count++
    await verifyFile(store, path)
  })
  if (count !== manifest.files.count)
    throw new Error(`${name} lists ${count} of ${manifest.files.count} files`)
}

/** A stored file has the hash of its encrypted content in its name. */
const verifyFile = (store: BackupStore, path: string): Promise<void> =>
  verifyHash(store, path, path.slice(-64))

async function verifyHash(store: BackupStore, path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const part of await storedContent(store, path)) hash.update(part)
  if (hash.digest('hex') !== sha256) throw new Error(`The backup is damaged: ${path} has another SHA-256`)
}

async function storedContent(store: BackupStore, path: string): Promise<Bytes> {
  const content = await store.get(path)
  if (content) return content
  throw new Error(`The backup is incomplete: ${path} is missing`)
}

export async function* contentOf(
  store: BackupStore,
  path: string,
  { content }: BackupKeys,
): AsyncGenerator<Buffer> {
  yield* unsealed(await storedContent(store, path), content)
}

/** The files of a backup: their keys, and their paths in the store. */
export async function* filesOf(store: BackupStore, name: string, keys: BackupKeys) {
  for await (const line of linesOf(contentOf(store, `${name}/${parts.files}`, keys))) {
    const [key, path] = fileLine.parse(line)
    yield { key, path }
  }
}

/** BNR IDs of the profiles that had been purged when this backup was made. */
export async function purgedIn(store: BackupStore, { name }: Backup, keys: BackupKeys): Promise<Set<number>> {
  const manifest = await verifiedManifest(store, name, keys)
  const path = `${name}/${parts.deletions}`
  await verifyHash(store, path, manifest.parts.deletions.sha256)
  const purged = new Set<number>()
  for await (const line of linesOf(contentOf(store, path, keys))) purged.add(deletionLine.parse(line)[0])
  return purged
}
