import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Manifest, manifestSchema } from './manifest.ts'
import { type BackupKeys, signed } from './sealing.ts'

/**
 * A folder of backups. Each backup is a folder named by its moment. All of them share `files`, where each file of the
 * service is stored once.
 */
export const parts = { database: 'database.dump', files: 'files.list', deletions: 'deletions.list' } as const
export type PartName = keyof typeof parts
export const manifestName = 'manifest.json'
export const sharedFiles = 'files'

const nameOfBackup = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/
const unfinished = '.unfinished-'

export const backupName = (started: Date): string => started.toISOString().replaceAll(':', '-')
/** When the backup in this folder began, in milliseconds. */
export const startOf = (folder: string): number =>
  Date.parse(basename(folder).replace(nameOfBackup, '$1T$2:$3:$4'))
export const unfinishedName = (name: string): string => unfinished + name
export const isUnfinished = (name: string): boolean => name.startsWith(unfinished)

export type Backup = { folder: string; manifest: Manifest }

/** The complete backups in a folder, the oldest first. Their manifests are not verified. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const names = (await readdir(folder)).filter((name) => nameOfBackup.test(name)).sort()
  return await Promise.all(
    names.map(async (name) => {
      const own = join(folder, name)
      const { manifest } = await readManifest(own)
      return { folder: own, manifest }
    }),
  )
}

async function readManifest(folder: string) {
  const { signature, ...manifest } = JSON.parse(await readFile(join(folder, manifestName), 'utf8'))
  return { signature, manifest: manifestSchema.parse(manifest) }
}

export const signedManifest = (manifest: Manifest, { manifest: key }: BackupKeys): string =>
  JSON.stringify({ ...manifest, signature: signed(key, JSON.stringify(manifest)) }, null, 2)

/** Reads a manifest and refuses one that somebody changed. */
export async function verifiedManifest(folder: string, { manifest: key }: BackupKeys): Promise<Manifest> {
  const { signature, manifest } = await readManifest(folder)
  if (signature !== signed(key, JSON.stringify(manifest)))
    throw new Error(`The manifest of ${folder} was changed, or BACKUP_KEY is another one`)
  return manifest
}

/** Path of a stored file inside the folder of backups: a name that only the key's owner can tell, and its hash. */
export const storedPath = (name: string, sha256: string): string => join(shardOf(name), `${name}-${sha256}`)

/** Finds the path of a file that an earlier backup stored under this name. */
export async function findStored(folder: string, name: string): Promise<string | undefined> {
  const shard = shardOf(name)
  const names = await readdir(join(folder, shard)).catch(() => [])
  const found = names.find((one) => isNamed(one, name))
  return found && join(shard, found)
}

export const isNamed = (path: string | undefined, name: string): boolean =>
  path !== undefined && basename(path).startsWith(`${name}-`)

const shardOf = (name: string): string => join(sharedFiles, name.slice(0, 2), name.slice(2, 4))
