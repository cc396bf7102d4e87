import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhoto } from '../../../test/factories/photos.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { memoryStorage } from '../../../test/memoryStorage.ts'
import { openTwoPlaces } from '../../../test/movedFiles.ts'
import { useS3 } from '../../../test/s3/useS3.ts'
import { sizeKey } from '../../media/processing.ts'
import { purgeDeletedProfiles } from '../../privacy/purge.ts'
import { updateProfile } from '../../profiles/store.ts'
import { storedFiles } from '../tables.ts'
import { moveFiles } from './moveFiles.ts'
import { orphansOf } from './orphans.ts'

const service = useService()
const server = useS3()
let two: ReturnType<typeof openTwoPlaces>
beforeAll(() => {
  two = openTwoPlaces(service, server)
})
beforeEach(async () => {
  await service.db.delete(storedFiles)
})

async function putFiles(folder: string, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, index) => `${folder}/${index}`)
  for (const key of keys) await two.storage.put(key, Buffer.from(`content of ${key}`))
  return keys
}

/** Holds each copy to the S3 store until `release`. */
function heldStore() {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const write: typeof two.s3.write = async (key, content) => {
    reached.resolve()
    await released.promise
    return await two.s3.write(key, content)
  }
  return { s3: { ...two.s3, write }, reached: reached.promise, release: released.resolve }
}

test('moves all files to the store and back, and keeps the old copies', async () => {
  const keys = await putFiles('all', 30)
  expect(await moveFiles(two.moving('s3'))).toMatchObject({ moved: 30, left: 0, troubles: [] })
  expect(await two.rowOf('all/7')).toMatchObject({ place: 's3', bytes: 16, movedAt: service.time.now })
  expect(await two.everywhere('all/7')).toEqual(['content of all/7', 'content of all/7'])
  expect(await moveFiles(two.moving('s3'))).toMatchObject({ moved: 0, left: 0 })
  for (const key of keys) await two.folder.remove(key)
  expect(await moveFiles(two.moving('folder'))).toMatchObject({ moved: 30, left: 0 })
  expect((await two.folder.get('all/29'))?.toString()).toBe('content of all/29')
})

test('two processes at once move every file', async () => {
  await putFiles('both', 40)
  // The S3 server of the tests replaces files in place, unlike real ones, so one copy could read half of the other.
  const moving = two.moving('s3', { s3: { ...two.s3, ...memoryStorage() } })
  const [one, other] = await Promise.all([moveFiles(moving), moveFiles(moving)])
  expect(one.moved + other.moved).toBe(40)
  expect([...one.troubles, ...other.troubles, one.left + other.left]).toEqual([0])
})

test('learns the hash of a file from before the table', async () => {
  const old = { place: 'folder', createdAt: service.time.now } as const
  await two.folder.put('old/one', Buffer.from('old'))
  await service.db.insert(storedFiles).values({ key: 'old/one', ...old })
  expect(await moveFiles(two.moving('s3'))).toMatchObject({ moved: 1 })
  expect(await two.rowOf('old/one')).toMatchObject({
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    bytes: 3,
  })
})

test('reports damaged and missing files, and leaves them where they are', async () => {
  const [damaged = '', missing = ''] = await putFiles('bad', 2)
  await two.folder.put(damaged, Buffer.from('something else'))
  await two.folder.remove(missing)
  const summary = await moveFiles(two.moving('s3'))
  expect(summary).toMatchObject({ moved: 0, damaged: 1, missing: 1, left: 2 })
  expect(summary.troubles.sort()).toEqual([`${damaged}: damaged`, `${missing}: missing`])
  expect((await two.rowOf(damaged))?.place).toBe('folder')
})

test('a copy that arrives broken is not taken for the file', async () => {
  const [key = ''] = await putFiles('broken', 1)
  const write: typeof two.s3.write = async (key) => {
    await two.s3.put(key, Buffer.from('half'))
    return 4
  }
  expect(await moveFiles(two.moving('s3', { s3: { ...two.s3, write } }))).toMatchObject({ damaged: 1 })
  expect((await two.storage.get(key))?.toString()).toBe(`content of ${key}`)
})

test('a file that is rewritten while it is copied keeps its new content', async () => {
  const [key = ''] = await putFiles('again', 1)
  const { s3, reached, release } = heldStore()
  const moved = moveFiles(two.moving('s3', { s3 }))
  await reached
  await two.storage.put(key, Buffer.from('rewritten'))
  release()
  expect(await moved).toMatchObject({ moved: 0, changed: 1, left: 1 })
  expect(await moveFiles(two.moving('s3'))).toMatchObject({ moved: 1, left: 0 })
  expect((await two.s3.get(key))?.toString()).toBe('rewritten')
})

test('nothing remains of a photo whose profile is purged while it is copied', async () => {
  const member = await createMember(service)
  const keys = (id: string) => ['display', 'original'].map((size) => sizeKey(`photos/${id}`, size))
  const both = { ...service, storage: two.storage, places: two.places }
  const id = await createPhoto(both, member.id)
  const { s3, reached, release } = heldStore()
  const moved = moveFiles(two.moving('s3', { s3 }))
  await reached
  const deletedAt = new Date(service.time.now.getTime() - 400 * 86_400_000)
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status: 'Deleted', deletedAt }))
  await purgeDeletedProfiles(both)
  release()
  expect(await moved).toMatchObject({ moved: 0, deleted: 4, left: 0 })
  for (const key of keys(id)) {
    expect(await two.everywhere(key)).toEqual([undefined, undefined])
    expect((await two.rowOf(key))?.deletedAt).toBeInstanceOf(Date)
  }
})

test('waits while the store is away, and continues', async () => {
  await putFiles('away', 5)
  await server.stop()
  const moved = moveFiles(two.moving('s3'), { wait: 100 })
  await server.restart()
  expect(await moved).toMatchObject({ moved: 5, left: 0 })
})

test('names the files that the database does not know, and leaves them', async () => {
  await putFiles('known', 3)
  await two.folder.put('unknown/one', Buffer.from('x'))
  const orphans: string[] = []
  for await (const key of orphansOf(service.db, two.folder)) orphans.push(key)
  expect(orphans).toContain('unknown/one')
  expect(orphans.filter((key) => key.startsWith('known'))).toEqual([])
  expect(await two.folder.get('unknown/one')).toBeDefined()
})
