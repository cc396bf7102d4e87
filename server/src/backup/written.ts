import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { privateFileMode, privateFolderMode } from '../files/privateFolder.ts'

export type Written = { bytes: number; sha256: string }

/** Writes a stream to a temporary file and, when it is on the disk, renames it to the path that it should have. */
export async function written(
  temporaryFolder: string,
  content: AsyncIterable<Uint8Array>,
  pathOf: (written: Written) => string,
): Promise<Written> {
  const temporary = join(temporaryFolder, `.${randomUUID()}.unfinished`)
  try {
    const result = await filled(temporary, content)
    const path = pathOf(result)
    await mkdir(dirname(path), { recursive: true, mode: privateFolderMode })
    await rename(temporary, path)
    return result
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function filled(path: string, content: AsyncIterable<Uint8Array>): Promise<Written> {
  const file = await open(path, 'wx', privateFileMode)
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

export async function hashOf(path: string): Promise<Written> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of createReadStream(path)) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Works on several items at a time, until one fails. */
export async function inParallel<Item>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  workers = 4,
): Promise<void> {
  const shared = items[Symbol.asyncIterator]()
  const one = async () => {
    for (let next = await shared.next(); !next.done; next = await shared.next()) await work(next.value)
  }
  try {
    await Promise.all(Array.from({ length: workers }, one))
  } finally {
    await shared.return?.()
  }
}
