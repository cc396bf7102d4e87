import { deletePhoto } from '@bnr/contract/media/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { previewProfile } from '@bnr/contract/profiles/preview'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFiles } from '../src/files/tables.ts'
import { makePhotoSizesJob } from '../src/media/processing.ts'
import { createStaff } from './factories/accounts.ts'
import { createPhoto } from './factories/photos.ts'
import { createMember, type TestMember } from './factories/profiles.ts'
import { openService, type TestService } from './harness.ts'
import { picture, upload } from './photoUploads.ts'
import { useS3 } from './s3/useS3.ts'
import { borrowFromTemplate } from './template.ts'

/** A third of the usual wait for a frozen store, and a fifth of the rest after failures, in milliseconds. */
const storeTimes = { idle: 1000, rest: 1000 }

const store = useS3()
let service: TestService
beforeAll(async () => {
  service = await openService(store.environment, borrowFromTemplate, storeTimes)
})
afterAll(async () => {
  await service.app.close()
  await service.db.close()
})

const photosOf = async (member: TestMember) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, member.token)).body.media
const fetched = async (url = '') => await service.app.inject(url)
const livingFiles = () => service.db.$count(storedFiles, isNull(storedFiles.deletedAt))
const metric = async (name: string) => {
  const { payload } = await service.app.inject('/metrics')
  return Number(payload.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1])
}
const sizesOf = (id?: string) => makePhotoSizesJob.handle(service, { id }, new AbortController().signal)
/** Until the process asks the store again. */
const rested = () => expect.poll(() => metric('s3_circuit_open'), { timeout: 10_000 }).toBe(0)

test('an upload says that the store is away, and everything that was acknowledged is there afterwards', async () => {
  const bride = await createMember(service)
  const content = await picture()
  expect((await upload(service, bride, content, 'ap')).status).toBe(200)
  const before = await livingFiles()
  await store.stop()
  for (let count = 0; count < 3; count++)
    expect(await upload(service, bride, content, 'ap')).toEqual({
      status: 503,
      body: {
        code: 'unavailable',
        message: 'We cannot read or store files at the moment. Please try again in a minute',
      },
    })
  expect(await livingFiles()).toBe(before)
  const [acknowledged] = await photosOf(bride)
  await expect(sizesOf(acknowledged?.id)).rejects.toThrow('at the moment')
  await store.restart()
  await rested()
  expect(await photosOf(bride)).toHaveLength(1)
  await service.workJobs()
  expect((await fetched((await photosOf(bride))[0]?.url)).statusCode).toBe(200)
  expect((await upload(service, bride, content, 'ap')).status).toBe(200)
})

test('a frozen store delays the first photos only, and no page', async () => {
  const bride = await createMember(service)
  await createPhoto(service, bride.id)
  const staff = await createStaff(service, 'tele_manager')
  const [photo] = await photosOf(bride)
  expect((await fetched(photo?.url)).statusCode).toBe(200)
  store.process.kill('SIGSTOP')
  const opened = await metric('s3_circuit_opened_total')
  const first = await Promise.all([1, 2, 3].map(() => fetched(photo?.url)))
  const last = await fetched(photo?.url)
  for (const { statusCode, headers } of [...first, last])
    expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
  expect(await metric('s3_circuit_opened_total')).toBe(opened + 1)
  expect(await metric('s3_circuit_open')).toBe(1)
  expect(await photosOf(bride)).toHaveLength(1)
  const preview = await service.call(previewProfile, { params: { id: bride.id }, query: {} }, staff.token)
  expect(preview.status).toBe(200)
  expect((await service.app.inject('/readyz')).statusCode).toBe(200)
  store.process.kill('SIGCONT')
  await rested()
  expect((await fetched(photo?.url)).statusCode).toBe(200)
})

test('a photo can be deleted while the store is away, and nobody sees it afterwards', async () => {
  const bride = await createMember(service)
  const id = await createPhoto(service, bride.id)
  const [photo] = await photosOf(bride)
  await store.stop()
  const answer = await service.call(deletePhoto, { params: { id: bride.id, mid: id } }, bride.token)
  expect(answer).toMatchObject({ status: 200, body: { message: 'Deleted!' } })
  await store.restart()
  await rested()
  expect((await fetched(photo?.url)).statusCode).toBe(401)
  expect(await service.storage.get(`photos/${id}/display.webp`)).toBeUndefined()
})
