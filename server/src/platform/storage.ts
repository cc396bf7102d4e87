import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

/** Where files lie. Keys are paths of letters, digits, dots, dashes and slashes. */
export type Storage = {
  put: (key: string, content: Buffer) => Promise<void>
  /** Undefined when there is no such file. */
  get: (key: string) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
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
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Readers see the whole file or none, also after a power cut. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
