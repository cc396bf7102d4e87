import { basename } from 'node:path'
import { whole } from '../files/s3/client.ts'
import type { BackupStore, StoredFile } from './backupStore.ts'
import { type Manifest, manifestSchema } from './manifest.ts'
import { type BackupKeys, signed } from './sealing.ts'

/**
 * The folders of a store. Each backup is a folder named by the moment in which it began, and complete when it has a
 * manifest. All of them share `files`, where each file of the service is stored once.
 */
export const parts = { database: 'database.dump', files: 'files.list', deletions: 'deletions.list' } as const
export type PartName = keyof typeof parts
const manifestName = 'manifest.json'
export const sharedFiles = 'files'

const nameOfBackup = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/

export const backupName = (started: Date): string => started.toISOString().replaceAll(':', '-')
/** When the backup of this name began, in milliseconds. */
export const startOf = (name: string): number => Date.parse(name.replace(nameOfBackup, '$1T$2:$3:$4'))

export type Backup = { name: string; manifest: Manifest }

/** The names of all backups in order, incomplete ones included. */
export const backupNames = async (store: BackupStore): Promise<string[]> =>
  (await store.folders()).filter((name) => nameOfBackup.test(name)).sort()

/** The complete backups, the oldest first. Their manifests are not verified. */
export async function backupsIn(store: BackupStore): Promise<Backup[]> {
  const backups: Backup[] = []
  for (const name of await backupNames(store)) {
    const found = await readManifest(store, name)
    if (found) backups.push({ name, manifest: found.manifest })
  }
  return backups
}

async function readManifest(store: BackupStore, name: string) {
  const content = await store.get(`${name}/${manifestName}`)
  if (!content) return undefined
  const { signature, ...manifest } = JSON.parse((await whole(content)).toString())
  return { signature, manifest: manifestSchema.parse(manifest) }
}

/** Stores the manifest, which completes the backup. */
export async function putManifest(
  store: BackupStore,
  { name, manifest }: Backup,
  { manifest: key }: BackupKeys,
) {
  const text = JSON.stringify({ ...manifest, signature: signed(key, JSON.stringify(manifest)) }, null, 2)
  await store.put(
    `${name}/${manifestName}`,
    (async function* () {
      yield Buffer.from(text)
    })(),
  )
}

/** Reads a manifest and refuses one that somebody changed. */
export async function verifiedManifest(
  store: BackupStore,
  name: string,
  { manifest: key }: BackupKeys,
): Promise<Manifest> {
  const found = await readManifest(store, name)
  if (found && found.signature === signed(key, JSON.stringify(found.manifest))) return found.manifest
  throw new Error(`The manifest of ${name} was changed, or BACKUP_KEY is another one`)
}

/** When the newest complete backup began, in milliseconds, or -Infinity if there is none. */
export async function newestBackup(store: BackupStore): Promise<number> {
  for (const name of (await backupNames(store)).reverse())
    for await (const _ of store.list(`${name}/${manifestName}`)) return startOf(name)
  return Number.NEGATIVE_INFINITY
}

/** Removes a backup. Without its manifest the rest counts as incomplete, if this is interrupted. */
export async function removeBackup(store: BackupStore, name: string): Promise<void> {
  await store.remove(`${name}/${manifestName}`)
  for await (const { path } of store.list(`${name}/`)) await store.remove(path)
}

/** Path of a stored file: a name that only the key's owner can tell, and the hash of its encrypted content. */
export const storedPath = (name: string, sha256: string): string => `${pathOfName(name)}${sha256}`

/** Finds the file that an earlier backup stored under this name. */
export async function findStored(store: BackupStore, name: string): Promise<StoredFile | undefined> {
  for await (const file of store.list(pathOfName(name))) return file
  return undefined
}

/** All stored files by their names. */
export async function allStored(store: BackupStore): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>()
  for await (const file of store.list(`${sharedFiles}/`)) stored.set(nameIn(file.path), file)
  return stored
}

/** The name in the path of a stored file. */
export const nameIn = (path: string): string => basename(path).slice(0, -65)

const pathOfName = (name: string): string => `${sharedFiles}/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}-`
