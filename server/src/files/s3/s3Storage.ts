import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { S3Settings } from '../fileSettings.ts'
import { privateFileMode, privateFolderMode } from '../privateFolder.ts'
import { type Place, requireKey } from '../storage.ts'
import { StoreAway } from '../storeAway.ts'
import { type CircuitCounts, CircuitOpen, type CircuitTimes, circuit } from './circuit.ts'
import { isOfStore, S3Refusal, type S3Request, type S3Times, s3Client, usualTimes } from './client.ts'

/** Seconds for which nginx may read a file with a signed address. */
const signedSeconds = 30

export type S3Place = Place & {
  counts: CircuitCounts
  isOpen: () => boolean
  /** Path and query by which nginx reads a file. Never give it to a browser: it is a key to the file. */
  signedPath: (key: string) => Promise<string>
}

/**
 * Stores files in a bucket. A stream goes through a file in `folder` first, because S3 wants length and hash before
 * the content. Throws `StoreAway` when the store does not work.
 */
export function s3Storage(
  settings: S3Settings,
  folder: string,
  { failures = 3, rest = 5000, ...times }: Partial<S3Times & CircuitTimes> = {},
): S3Place {
  const client = s3Client(settings, { ...usualTimes, ...times })
  const { run, counts, isOpen } = circuit({ failures, rest })
  const guarded = <T>(work: () => Promise<T>): Promise<T> =>
    run(work).catch((error) => {
      throw isOfStore(error) || error instanceof CircuitOpen ? new StoreAway(error) : error
    })
  const ask = <T>(request: S3Request, read: (content: AsyncIterable<Buffer>) => Promise<T>) =>
    guarded(() => client.ask(request, read))
  const put = (key: string, body: NonNullable<S3Request['body']>) =>
    ask({ method: 'PUT', key: requireKey(key), body }, whole)
  return {
    counts,
    isOpen,
    put: async (key, content) => void (await put(key, bodyOf(content))),
    get: async (key) =>
      await guarded(() => client.ask({ method: 'GET', key: requireKey(key) }, whole).catch(missing)),
    remove: async (key) => void (await ask({ method: 'DELETE', key: requireKey(key) }, whole)),
    write: (key, content) =>
      spooled(folder, content, async (body) => {
        await put(key, body)
        return body.bytes
      }),
    read: async (key) => {
      const content = await guarded(() =>
        client.stream({ method: 'GET', key: requireKey(key) }).catch(missing),
      )
      return content && Readable.from(content, { objectMode: false })
    },
    list: () => listed((query) => ask({ method: 'GET', query }, whole)),
    signedPath: async (key) => {
      const { pathname, search } = await client.signedAddress(requireKey(key), signedSeconds)
      return pathname + search
    },
  }
}

async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

function missing(error: unknown): undefined {
  if (!(error instanceof S3Refusal) || error.reason !== 'NoSuchKey') throw error
}

const bodyOf = (content: Buffer) => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  content: () => content,
})

/** Collects a stream in a file that has no name, so that nothing of it remains, even after a kill. */
async function spooled<T>(
  folder: string,
  content: Readable,
  use: (body: NonNullable<S3Request['body']>) => Promise<T>,
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

async function filled(file: FileHandle, content: Readable) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of content) {
    hash.update(part)
    bytes += part.length
    await file.writeFile(part)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** All keys of the bucket in order, a thousand for each request. */
async function* listed(ask: (query: Record<string, string>) => Promise<Buffer>): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const answer = (await ask({ 'list-type': '2', ...(last && { 'start-after': last }) })).toString()
    for (const [, key = ''] of answer.matchAll(/<Key>([^<]*)<\/Key>/g)) {
      yield key
      last = key
    }
    if (!answer.includes('<IsTruncated>true</IsTruncated>')) return
  }
}
