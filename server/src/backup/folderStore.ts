import { createHash, randomUUID } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { privateFileMode, privateFolderMode } from '../files/privateFolder.ts'
import { sharedFiles } from './backupFolder.ts'
import type { BackupStore, Bytes, StoredFile, Written } from './backupStore.ts'

/** Backups in a folder. A file has a temporary name among the shared ones until all of it is on the disk. */
export function folderStore(folder: string): BackupStore {
  return {
    address: folder,
    put: async (path, content) => {
      const temporary = await newFile(join(folder, sharedFiles, `.${randomUUID()}.unfinished`))
      try {
        const written = await filled(temporary.file, content)
        const final = join(folder, typeof path === 'string' ? path : path(written))
        await mkdir(dirname(final), { recursive: true, mode: privateFolderMode })
        await rename(temporary.path, final)
        return written
      } catch (error) {
        await rm(temporary.path, { force: true })
        throw error
      }
    },
    get: (path) => open(join(folder, path)).then((file) => file.createReadStream(), missing),
    list: (beginning) => listed(folder, beginning),
    folders: async () => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(missing)
      if (!entries) throw new Error(`There is no folder ${folder}`)
      return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    },
    touch: async (path) => {
      const now = new Date()
      await utimes(join(folder, path), now, now)
    },
    touchDays: 0,
    remove: async (path) => {
      await rm(join(folder, path), { force: true })
      // Only an empty folder can be removed so.
      await rmdir(dirname(join(folder, path))).catch(() => undefined)
    },
  }
}

async function newFile(path: string): Promise<{ path: string; file: FileHandle }> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolderMode })
  return { path, file: await open(path, 'wx', privateFileMode) }
}

async function filled(file: FileHandle, content: Bytes): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const part of content) {
      hash.update(part)
      bytes += part.length
      await file.writeFile(part)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function* listed(folder: string, beginning: string): AsyncGenerator<StoredFile> {
  const from = join(folder, beginning.slice(0, beginning.lastIndexOf('/') + 1))
  for await (const entry of (await opendir(from, { recursive: true }).catch(missing)) ?? []) {
    const full = join(entry.parentPath, entry.name)
    const path = relative(folder, full)
    if (!entry.isFile() || !path.startsWith(beginning)) continue
    // A copy that has just ended renames its file.
    const found = await stat(full).catch(missing)
    if (found) yield { path, bytes: found.size, touched: found.mtime }
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
