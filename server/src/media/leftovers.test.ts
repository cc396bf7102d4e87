import { photoSizes } from '@bnr/contract/media/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture, upload } from '../../test/photoUploads.ts'
import { sizeKey, uploadKey } from './processing.ts'
import { media } from './tables.ts'

const service = useService()

const uploaded = async (member: TestMember, content: Buffer): Promise<string> =>
  (await upload(service, member, content)).body.media.mid

/** The files of a photo that can still be read. */
async function filesOf(id: string): Promise<string[]> {
  const [row] = await service.db.select().from(media).where(eq(media.id, id))
  const folder = row?.folder ?? ''
  const keys = [uploadKey(folder), ...photoSizes.map((size) => sizeKey(folder, size))]
  const found = await Promise.all(keys.map(async (key) => ((await service.storage.get(key)) ? [key] : [])))
  return found.flat()
}

test('the upload of an unreadable photo is removed', async () => {
  const bride = await createMember(service)
  const content = await picture(2000, 2000)
  const id = await uploaded(bride, content.subarray(0, content.length / 2))
  await service.workJobs()
  expect(await filesOf(id)).toEqual([])
})

test('a job that failed before it removed the upload removes it when it runs again', async () => {
  const bride = await createMember(service)
  const id = await uploaded(bride, await picture())
  const { remove } = service.storage
  service.storage.remove = () => Promise.reject(new Error('killed'))
  await expect(service.workJobs()).rejects.toThrow('killed')
  service.storage.remove = remove
  await service.db.inTransaction((tx) => service.jobs.enqueue(tx, 'makePhotoSizes', { id }))
  await service.workJobs()
  expect((await filesOf(id)).filter((key) => key.endsWith('/upload'))).toEqual([])
})
