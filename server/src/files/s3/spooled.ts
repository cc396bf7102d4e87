import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFileMode, privateFolderMode } from '../privateFolder.ts'
import type { S3Request } from './client.ts'

export type S3Body = NonNullable<S3Request['body']>

export const bodyOf = (content: Buffer): S3Body => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  content: () => content,
})

/** Collects a stream in a file that has no name, so that nothing of it remains, even after a kill. */
export async function spooled<T>(
  folder: string,
  content: AsyncIterable<Uint8Array>,
  use: (body: S3Body) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: privateFolderMode })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', privateFileMode)
  try {
    await rm(path)
    const { bytes, sha256 } = await filled(file, content)
    const again = () => file.createReadStream({ start: 0, autoClose: false })
    return await use({ bytes, sha256, content: again })
  } finally {
    await file.close()
  }
}

async function filled(file: FileHandle, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of content) {
    hash.update(part)
    bytes += part.length
    await file.writeFile(part)
  }
  return { bytes, sha256: hash.digest('hex') }
}
