import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { useS3 } from '../../test/s3/useS3.ts'
import { whole } from '../files/s3/client.ts'
import type { Bytes, StoredFile } from './backupStore.ts'
import { s3Store } from './s3Store.ts'

const s3 = useS3()
const open = () =>
  s3Store({ ...s3.settings, bucket: 'bnr-backups' }, 'parts', mkdtempSync(join(tmpdir(), 'bnr-unsent-')))
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

test('a dump that is larger than a part is stored in parts, and comes back whole', async () => {
  const store = open()
  const pieces = Array.from({ length: 41 }, () => randomBytes(1024 * 1024))
  const written = await store.put('dump', Readable.from(pieces))
  expect(written).toEqual({ bytes: 41 * 1024 * 1024, sha256: hashOf(Buffer.concat(pieces)) })
  expect(hashOf(await whole((await store.get('dump')) as Bytes))).toBe(written.sha256)
})

test('a dump that fails halfway leaves nothing to see', async () => {
  const store = open()
  const failing = (async function* () {
    for (let i = 0; i < 40; i++) yield Buffer.alloc(1024 * 1024)
    throw new Error('pg_dump failed')
  })()
  await expect(store.put('broken', failing)).rejects.toThrow('pg_dump failed')
  expect(await store.get('broken')).toBeUndefined()
})

test('lists its files and folders below its prefix, and a touched file keeps its content', async () => {
  const store = open()
  for (const path of ['a/1', 'a/2', 'b/1']) await store.put(path, Readable.from([Buffer.from(path)]))
  expect(await store.folders()).toEqual(['a', 'b'])
  // The server of the tests does not change the time of a file that is copied onto itself; S3 and Ceph do.
  await store.touch('a/1')
  const found: StoredFile[] = await Readable.from(store.list('a/')).toArray()
  expect(found.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['a/1', 3],
    ['a/2', 3],
  ])
  expect((await whole((await store.get('a/1')) as Bytes)).toString()).toBe('a/1')
  await store.remove('a/1')
  expect(await store.get('a/1')).toBeUndefined()
})
