import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useService } from '../../test/harness.ts'
import { openTwoPlaces } from '../../test/movedFiles.ts'
import { useS3 } from '../../test/s3/useS3.ts'
import { moveFile } from './move/moveFile.ts'
import { sweepFiles } from './sweep.ts'
import { storedFiles } from './tables.ts'

const service = useService()
const server = useS3()
let two: ReturnType<typeof openTwoPlaces>
beforeAll(() => {
  two = openTwoPlaces(service, server)
})
beforeEach(async () => {
  await service.db.delete(storedFiles)
})

const sweep = (log = service.log) => sweepFiles({ ...service, log, places: two.places })
const pass = (days: number) => {
  service.time.now = new Date(service.time.now.getTime() + days * 86_400_000)
}
async function moved(key: string) {
  await two.storage.put(key, Buffer.from(key))
  expect((await moveFile(two.moving('s3'), key)).outcome).toBe('moved')
}

test('removes the old copy of a moved file after seven days', async () => {
  await moved('s/one')
  pass(6.9)
  await sweep()
  expect(await two.everywhere('s/one')).toEqual(['s/one', 's/one'])
  pass(0.2)
  await sweep()
  expect(await two.everywhere('s/one')).toEqual([undefined, 's/one'])
  expect((await two.storage.get('s/one'))?.toString()).toBe('s/one')
})

test('keeps the old copy if the new one is damaged', async () => {
  await moved('s/two')
  await two.s3.put('s/two', Buffer.from('rotten'))
  pass(8)
  const error = vi.fn()
  await sweepFiles({ ...service, log: { error }, places: two.places })
  expect(await two.everywhere('s/two')).toEqual(['s/two', 'rotten'])
  expect(error).toHaveBeenCalledWith({ key: 's/two', place: 's3' }, expect.stringContaining('damaged'))
})

test('erases a copy that a killed process left of a deleted file', async () => {
  await moved('s/three')
  await two.storage.remove('s/three')
  await two.s3.put('s/three', Buffer.from('late'))
  await sweep()
  expect(await two.everywhere('s/three')).toEqual([undefined, 'late'])
  pass(0.1)
  await sweep()
  expect(await two.everywhere('s/three')).toEqual([undefined, undefined])
})

test('a file that is deleted while the store is away is erased later, and nobody reads it until then', async () => {
  await moved('s/four')
  pass(1)
  await server.stop()
  await two.storage.remove('s/four')
  await expect(sweep()).rejects.toThrow('a place is away')
  await server.restart()
  expect((await two.s3.get('s/four'))?.toString()).toBe('s/four')
  expect(await two.storage.get('s/four')).toBeUndefined()
  await sweep()
  expect(await two.everywhere('s/four')).toEqual([undefined, undefined])
})

test('forgets a deleted file after a month', async () => {
  await two.storage.put('s/five', Buffer.from('x'))
  await two.storage.remove('s/five')
  pass(1)
  await sweep()
  expect(await two.rowOf('s/five')).toBeDefined()
  pass(30)
  await sweep()
  expect(await two.rowOf('s/five')).toBeUndefined()
})
