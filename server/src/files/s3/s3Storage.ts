import { Readable } from 'node:stream'
import type { S3Settings } from '../fileSettings.ts'
import { type Place, requireKey } from '../storage.ts'
import { StoreAway } from '../storeAway.ts'
import { type CircuitCounts, CircuitOpen, type CircuitTimes, circuit } from './circuit.ts'
import { isOfStore, missing, type S3Request, type S3Times, s3Client, usualTimes, whole } from './client.ts'
import { listed } from './list.ts'
import { bodyOf, type S3Body, spooled } from './spooled.ts'

/** Seconds for which nginx may read a file with a signed address. */
const signedSeconds = 30

export type S3Place = Place & {
  counts: CircuitCounts
  isOpen: () => boolean
  /** Path and query by which nginx reads a file. Never give it to a browser: it is a key to the file. */
  signedPath: (key: string) => Promise<string>
}

export type StoreTimes = Partial<S3Times & CircuitTimes>

/**
 * Stores files in a bucket. A stream goes through a file in `folder` first, because S3 wants length and hash before
 * the content. Throws `StoreAway` when the store does not work.
 */
export function s3Storage(
  settings: S3Settings,
  folder: string,
  { failures = 3, rest = 5000, ...times }: StoreTimes = {},
): S3Place {
  const client = s3Client(settings, { ...usualTimes, ...times })
  const { run, counts, isOpen } = circuit({ failures, rest })
  const guarded = <T>(work: () => Promise<T>): Promise<T> =>
    run(work).catch((error) => {
      throw awayOr(error)
    })
  const ask = <T>(request: S3Request, read: (content: AsyncIterable<Buffer>) => Promise<T>) =>
    guarded(() => client.ask(request, read))
  const put = (key: string, body: S3Body) => ask({ method: 'PUT', key: requireKey(key), body }, whole)
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
      return content && Readable.from(untilAway(content), { objectMode: false })
    },
    list: async function* () {
      for await (const { key } of listed((query) => ask({ method: 'GET', query }, whole))) yield key
    },
    signedPath: async (key) => {
      const { pathname, search } = await client.signedAddress(requireKey(key), signedSeconds)
      return pathname + search
    },
  }
}

const awayOr = (error: unknown): unknown =>
  isOfStore(error) || error instanceof CircuitOpen ? new StoreAway(error) : error

/** A connection may also break after the answer has begun. A move of files then waits and repeats the file. */
async function* untilAway(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    throw awayOr(error)
  }
}
