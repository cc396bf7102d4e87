import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { useS3 } from '../../test/s3/useS3.ts'
import type { Places } from './places.ts'
import { s3Storage } from './s3/s3Storage.ts'
import type { Storage } from './storage.ts'
import { placedStorage } from './storedFiles.ts'
import { storedFiles } from './tables.ts'

const service = useService()
const server = useS3()
let places: Places & Required<Pick<Places, 's3'>>
let storage: Storage

beforeAll(() => {
  const s3 = s3Storage(server.settings, mkdtempSync(join(tmpdir(), 'bnr-unsent-')))
  places = { target: 's3', folder: memoryStorage(), s3 }
  storage = placedStorage({ ...service, places })
})

const rowOf = async (key: string) =>
  (await service.db.select().from(storedFiles).where(eq(storedFiles.key, key)))[0]
const everywhere = async (key: string) => [await places.folder.get(key), await places.s3.get(key)]
const nowhere = [undefined, undefined]

test('a new file goes to the target, with its hash and size in the database', async () => {
  const content = Buffer.from('a photo')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await storage.put('t/put', content)
  expect(await storage.write('t/written', Readable.from([content]))).toBe(7)
  expect(await rowOf('t/put')).toMatchObject({ place: 's3', sha256, bytes: 7 })
  expect(await rowOf('t/written')).toMatchObject({ place: 's3', sha256, bytes: 7 })
  expect(await everywhere('t/put')).toEqual([undefined, content])
})

test('a read falls back to the other place, also for a file from before the table', async () => {
  await places.folder.put('t/old', Buffer.from('old'))
  expect((await storage.get('t/old'))?.toString()).toBe('old')
  await storage.put('t/back', Buffer.from('content'))
  await places.folder.put('t/back', Buffer.from('content'))
  await places.s3.remove('t/back')
  expect((await storage.get('t/back'))?.toString()).toBe('content')
  expect((await (await storage.read('t/back'))?.toArray())?.join('')).toBe('content')
  expect(await storage.get('t/none')).toBeUndefined()
  expect(await storage.read('t/none')).toBeUndefined()
})

test('a rewritten file stays where it is', async () => {
  await storage.put('t/again', Buffer.from('one'))
  const toFolder = placedStorage({ ...service, places: { ...places, target: 'folder' } })
  await toFolder.put('t/again', Buffer.from('two'))
  expect(await rowOf('t/again')).toMatchObject({ place: 's3', bytes: 3, revision: 1 })
  expect(await everywhere('t/again')).toEqual([undefined, Buffer.from('two')])
})

test('a deletion removes the file from both places and leaves a tombstone', async () => {
  await storage.put('t/gone', Buffer.from('content'))
  await places.folder.put('t/gone', Buffer.from('content'))
  await storage.remove('t/gone')
  expect(await everywhere('t/gone')).toEqual(nowhere)
  expect((await rowOf('t/gone'))?.deletedAt).toEqual(service.time.now)
  await expect(storage.put('t/gone', Buffer.from('late'))).rejects.toThrow('t/gone was deleted')
  await storage.remove('t/gone')
  await storage.remove('t/never')
  expect((await rowOf('t/never'))?.erasedAt).toEqual(service.time.now)
})

test('a file that is deleted while it is written leaves nothing', async () => {
  const half = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      await storage.remove('t/during')
      yield Buffer.from('rest')
    })(),
  )
  await expect(storage.write('t/during', half)).rejects.toThrow('deleted while it was written')
  expect(await everywhere('t/during')).toEqual(nowhere)
  expect(await rowOf('t/during')).toMatchObject({ sha256: null, erasedAt: null })
})

test('a removal inside a transaction that fails leaves no tombstone', async () => {
  await storage.put('t/kept', Buffer.from('content'))
  const removal = service.db.inTransaction(async (tx) => {
    await storage.remove('t/kept', tx)
    throw new Error('rolled back')
  })
  await expect(removal).rejects.toThrow('rolled back')
  expect((await rowOf('t/kept'))?.deletedAt).toBeNull()
  await storage.put('t/kept', Buffer.from('again'))
})
