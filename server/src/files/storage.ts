import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, normalize } from 'node:path'
import type { Readable } from 'node:stream'
import { privateFileMode, privateFolderMode } from './privateFolder.ts'

/** Stores files. Keys are paths of letters, digits, dots, dashes and slashes. */
export type Storage = {
  put: (key: string, content: Buffer) => Promise<void>
  /** Returns undefined when there is no such file. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Removes the file, and unfinished writes of it. */
  remove: (key: string) => Promise<void>
  /** Stores a stream and returns its length in bytes. */
  write: (key: string, content: Readable) => Promise<number>
  /** Streams a file. Returns undefined when there is no such file. */
  read: (key: string) => Promise<Readable | undefined>
}

export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[\w./-]+$/.test(key) || normalize(key).startsWith('..'))
      throw new Error(`Not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    put: (key, content) => writeWhole(pathOf(key), content),
    get: (key) => readFile(pathOf(key)).catch(missing),
    remove: (key) => removed(pathOf(key)),
    write: (key, content) => writeFlow(pathOf(key), content),
    read: (key) => open(pathOf(key)).then((file) => file.createReadStream(), missing),
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
    throw error
  }
}

async function filled(path: string, fill: (file: FileHandle) => Promise<unknown>): Promise<void> {
  const file = await open(path, 'wx', privateFileMode)
  try {
    await fill(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

const beingWritten = /^\.[0-9a-f-]{36}$/

/** Removes the file, and what a killed process had written of it. */
async function removed(path: string): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)]
  const left = (await readdir(folder).catch(missing)) ?? []
  const own = left.filter((one) => one.startsWith(name) && beingWritten.test(one.slice(name.length)))
  for (const one of [name, ...own]) await rm(join(folder, one), { force: true })
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
