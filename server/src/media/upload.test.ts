import { deletePhoto } from '@bnr/contract/media/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture, upload } from '../../test/photoUploads.ts'
import { media } from './tables.ts'

const service = useService()

const photosOf = async (member: TestMember, token = member.token) =>
  (await service.call(readProfile, { query: { pid: member.bnrId } }, token)).body.media

test('an upload is judged by its content: texts, bombs, broken and too large files are refused', async () => {
  const bride = await createMember(service)
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  expect(await upload(service, bride, Buffer.from('just a text'))).toMatchObject({
    status: 415,
    body: { code: 'not_a_photo' },
  })
  expect(
    await upload(
      service,
      bride,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ),
  ).toMatchObject({ status: 415 })
  expect(await upload(service, bride, bomb)).toMatchObject({ status: 413, body: { code: 'photo_too_large' } })
  expect((await upload(service, bride, Buffer.alloc(11 * 1024 * 1024, 1))).status).toBe(413)
  const broken = (await picture()).subarray(0, 600)
  const answer = await upload(service, bride, broken)
  await service.workJobs()
  if (answer.status === 200)
    expect(await photosOf(bride)).toEqual([
      expect.objectContaining({ status: 'Rejected', reason: expect.any(String) }),
    ])
  else expect(answer.status).toBe(415)
})

test('a photo keeps its sizes if a restored database does not know them yet', async () => {
  const bride = await createMember(service)
  await upload(service, bride, await picture())
  await service.workJobs()
  const [{ id = '' } = {}] = await service.db
    .update(media)
    .set({ processed: false })
    .where(eq(media.profileId, bride.id))
    .returning()
  await service.db.inTransaction((tx) => service.jobs.enqueue(tx, 'makePhotoSizes', { id }))
  await service.workJobs()
  const [photo] = await service.db.select().from(media).where(eq(media.id, id))
  expect(photo).toMatchObject({ processed: true, status: 'Ready' })
})

const form = (...parts: { name: string; content: string | Buffer; file?: boolean }[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, content, file = true }) => [
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.jpg"' : ''}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--b--\r\n'),
  ])

test('a form without a whole photo is refused with the reason', async () => {
  const bride = await createMember(service)
  const photo = await picture(100, 100)
  const send = async (payload: Buffer, type = 'multipart/form-data; boundary=b') => {
    const headers = { authorization: `Bearer ${bride.token}`, 'content-type': type }
    const url = `/media/medias/upload/${bride.id}/ap`
    const answer = await service.app.inject({ method: 'POST', url, headers, payload })
    return [answer.statusCode, answer.json().fields?.file]
  }
  const whole = form({ name: 'file', content: photo })
  const brokenOff = 'The photo did not arrive whole. Please upload it again'
  expect(await send(whole)).toEqual([200, undefined])
  expect(await send(form({ name: 'file', content: '' }))).toEqual([400, 'Choose a photo'])
  expect(await send(form({ name: 'photo', content: photo }))).toEqual([400, 'Choose a photo'])
  expect(await send(form({ name: 'file', content: 'text', file: false }))).toEqual([400, 'Choose a photo'])
  expect(await send(form())).toEqual([400, 'Choose a photo'])
  expect(await send(whole.subarray(0, whole.length - 60))).toEqual([400, brokenOff])
  expect(await send(whole, 'multipart/form-data')).toEqual([400, brokenOff])
  expect(await send(form({ name: 'file', content: photo }, { name: 'file', content: photo }))).toEqual([
    400,
    'Upload one photo at a time',
  ])
  expect(await photosOf(bride)).toHaveLength(1)
})

test('a photo 65,000 pixels wide is accepted and scaled down', async () => {
  const bride = await createMember(service)
  expect(await upload(service, bride, await picture(65_000, 300))).toMatchObject({
    status: 200,
    body: { media: { mf: '65000x300' } },
  })
  await service.workJobs()
  const [photo] = await photosOf(bride)
  expect(photo?.status).toBe('Ready')
  expect(photo?.processing).toBeUndefined()
  const { rawPayload } = await service.app.inject(photo?.url ?? '')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000 })
})

test('an unreadable photo is Rejected and no longer shown as being prepared', async () => {
  const bride = await createMember(service)
  const content = await picture(2000, 2000)
  expect((await upload(service, bride, content.subarray(0, content.length / 2))).status).toBe(200)
  expect((await photosOf(bride))[0]).toMatchObject({ status: 'Ready', processing: true })
  await service.workJobs()
  const [photo] = await photosOf(bride)
  expect(photo).toMatchObject({ status: 'Rejected', reason: expect.any(String) })
  expect(photo?.processing).toBeUndefined()
})

test('an album has at most five photos, also after concurrent uploads, and deleting one makes room', async () => {
  const bride = await createMember(service)
  const content = await picture(200, 200)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(service, bride, content, 'ap')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  const [first] = await photosOf(bride)
  const gone = await service.call(deletePhoto, { params: { id: bride.id, mid: first?.id } }, bride.token)
  expect(gone.body).toEqual({ message: 'Deleted!' })
  expect((await upload(service, bride, content, 'ap')).status).toBe(200)
})
