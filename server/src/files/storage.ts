import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, opendir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, normalize, relative } from 'node:path'
import type { Readable } from 'node:stream'
import type { Transaction } from '../database/database.ts'
import { privateFileMode, privateFolderMode } from './privateFolder.ts'
import { StoreAway } from './storeAway.ts'

/**
 * Stores files. Keys are paths of letters, digits, dots, dashes and slashes. Inside a transaction, pass it to `put` and
 * `remove`. Every function throws `StoreAway` when the store does not work.
 */
export type Storage = {
  put: (key: string, content: Buffer, tx?: Transaction) => Promise<void>
  /** Returns undefined when there is no such file. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Removes the file and unfinished writes of it. Its key cannot be used again. */
  remove: (key: string, tx?: Transaction) => Promise<void>
  /** Stores a stream and returns its length in bytes. */
  write: (key: string, content: Readable) => Promise<number>
  /** Streams a file. Returns undefined when there is no such file. */
  read: (key: string) => Promise<Readable | undefined>
}

/** One place where the bytes of files are. */
export type Place = Storage & {
  /** The keys of all its files. */
  list: () => AsyncIterable<string>
}

export function requireKey(key: string): string {
  if (!/^[\w./-]+$/.test(key) || normalize(key).startsWith('..')) throw new Error(`Not a storage key: ${key}`)
  return key
}

export function folderStorage(folder: string): Place {
  const pathOf = (key: string) => join(folder, requireKey(key))
  return {
    put: (key, content) => writeWhole(pathOf(key), content),
    get: (key) => readFile(pathOf(key)).catch(missing),
    remove: (key) => removed(pathOf(key)),
    write: (key, content) => writeFlow(pathOf(key), content),
    read: (key) => open(pathOf(key)).then((file) => file.createReadStream(), missing),
    list: () => listed(folder),
  }
}

const writeWhole = (path: string, content: Buffer) => replaced(path, (file) => file.writeFile(content))

async function writeFlow(path: string, content: Readable): Promise<number> {
  let size = 0
  await replaced(path, async (file) => {
    for await (const part of content) {
      size += part.length
      await file.write(part)
    }
  })
  return size
}

/**
 * Writes a temporary file and renames it, so that readers see the whole file or none, even after a power cut. A
 * failed write leaves nothing behind.
 */
async function replaced(path: string, fill: (file: FileHandle) => Promise<unknown>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: privateFolderMode })
  const temporary = `${path}.${randomUUID()}`
  try {
    await filled(temporary, fill)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw isFull(error) ? new StoreAway(error) : error
  }
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes(String((error as NodeJS.ErrnoException).code))

async function filled(path: string, fill: (file: FileHandle) => Promise<unknown>): Promise<void> {
  const file = await open(path, 'wx', privateFileMode)
  try {
    await fill(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

const unfinished = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Removes the file, and what a killed process had written of it. */
async function removed(path: string): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)]
  const left = (await readdir(folder).catch(missing)) ?? []
  const own = left.filter((one) => one !== name && one.replace(unfinished, '') === name)
  for (const one of [name, ...own]) await rm(join(folder, one), { force: true })
}

/** Unfinished writes count as their files. */
async function* listed(folder: string): AsyncGenerator<string> {
  const entries = (await opendir(folder, { recursive: true }).catch(missing)) ?? []
  for await (const entry of entries)
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replace(unfinished, '')
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
