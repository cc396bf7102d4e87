import { createHash } from 'node:crypto'
import type { S3Settings } from '../files/fileSettings.ts'
import { missing, s3Client, whole } from '../files/s3/client.ts'
import { foldersBelow, listed } from '../files/s3/list.ts'
import { bodyOf, spooled } from '../files/s3/spooled.ts'
import type { BackupStore, Bytes } from './backupStore.ts'
import { type Part, partsOf, uploadParts } from './uploadParts.ts'

/** A backup is in no hurry: it waits out a store that is restarting. */
const patient = { idle: 30_000, whole: 60_000, waits: [500, 2000, 10_000] }

/** Backups in a bucket. `folder` is for files on their way, because S3 wants the hash before the content. */
export function s3Store(settings: S3Settings, prefix: string, folder: string): BackupStore {
  const client = s3Client(settings, patient)
  const below = prefix && `${prefix}/`
  const keyOf = (path: string) => below + path
  const ask = (query: Record<string, string>) => client.ask({ method: 'GET', query }, whole)
  /** A dump may be larger than the disk of this machine and than one request can be. */
  const putParts = async (path: string, content: Bytes) => {
    const hash = createHash('sha256')
    let bytes = 0
    const counted = (async function* () {
      for await (const part of partsOf(content)) {
        hash.update(part.content)
        bytes += part.content.length
        yield part
      }
    })()
    await uploadParts(client, keyOf(path), counted satisfies AsyncIterable<Part>)
    return { bytes, sha256: hash.digest('hex') }
  }
  return {
    address: `s3://${settings.bucket}/${prefix}`,
    put: (path, content) =>
      typeof path === 'string'
        ? putParts(path, content)
        : spooled(folder, content, async (body) => {
            const written = { bytes: body.bytes, sha256: body.sha256 }
            await client.ask({ method: 'PUT', key: keyOf(path(written)), body }, whole)
            return written
          }),
    get: (path) => client.stream({ method: 'GET', key: keyOf(path) }).catch(missing),
    list: async function* (beginning) {
      for await (const { key, bytes, modified } of listed(ask, keyOf(beginning)))
        yield { path: key.slice(below.length), bytes, touched: modified }
    },
    folders: () => foldersBelow(ask, below),
    touch: async (path) => {
      const key = keyOf(path)
      const headers = {
        'x-amz-copy-source': `/${settings.bucket}/${key}`,
        'x-amz-metadata-directive': 'REPLACE',
      }
      await client.ask({ method: 'PUT', key, headers, body: bodyOf(Buffer.alloc(0)) }, whole)
    },
    // Each touch is a request that costs money.
    touchDays: 7,
    remove: async (path) => void (await client.ask({ method: 'DELETE', key: keyOf(path) }, whole)),
  }
}
