import * as endpoints from '@bnr/contract/testimonials/endpoints'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createTestimonial } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { picture, uploadTo } from '../../test/photoUploads.ts'

const service = useService()
let token: string
beforeAll(async () => {
  ;({ token } = await createStaff(service, 'tele_manager'))
})

const upload = (id: number, content: Buffer, by = token) =>
  uploadTo(service, `/media/medias/upload/${id}/tp`, by, content)
const photosOf = async (id: number) =>
  (await service.call(endpoints.readTestimonial, { params: { id } }, token)).body.photos
const open = (mid: string, by?: string) =>
  by
    ? service.call(endpoints.previewTestimonialPhoto, { params: { mid, size: 'display' } }, by)
    : service.call(endpoints.testimonialPhotoFile, { params: { mid, size: 'display' } })

test('a photo is stored in its sizes without metadata, and only staff see it until the testimonial is published', async () => {
  const { id } = await createTestimonial(service, { status: 'Ready' })
  const { status, body } = await upload(id, await picture(900, 1600))
  expect(status).toBe(200)
  expect(body.me).toEqual([expect.objectContaining({ mt: 'c', mf: '900x1600', pr: true })])
  await service.workJobs()
  const mid = (await photosOf(id))[0]?.id ?? ''
  expect((await open(mid)).status).toBe(404)
  const preview = await open(mid, token)
  expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  const stored = await service.storage.get(`stories/${mid}/display.webp`)
  const { format, exif, height } = await sharp(stored).metadata()
  expect([format, exif, height]).toEqual(['webp', undefined, 1200])
  await service.call(endpoints.approveTestimonial, { params: { id } }, token)
  expect((await open(mid)).status).toBe(200)
})

test('a testimonial has at most four photos, even with concurrent uploads', async () => {
  const { id } = await createTestimonial(service)
  const content = await picture()
  const answers = await Promise.all(Array.from({ length: 7 }, () => upload(id, content)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'story_photos_full' })
  expect(await photosOf(id)).toHaveLength(4)
})

test('an upload is judged by its content, and stores nothing if it is refused', async () => {
  const { id } = await createTestimonial(service)
  const huge = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(id, svg)).status).toBe(415)
  expect((await upload(id, Buffer.from('GIF89a'))).status).toBe(415)
  expect((await upload(id, (await picture()).subarray(0, 300))).status).toBe(415)
  expect((await upload(id, huge)).status).toBe(413)
  expect((await upload(id, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  expect(await photosOf(id)).toEqual([])
  expect((await upload(999_999, await picture())).status).toBe(404)
})

test('a photo that cannot be decoded says so to staff, is never public, and can be deleted', async () => {
  const { id } = await createTestimonial(service)
  const whole = await sharp(await picture(900, 1600))
    .png()
    .toBuffer()
  expect((await upload(id, whole.subarray(0, whole.length / 2))).status).toBe(200)
  await service.workJobs()
  const [photo] = await photosOf(id)
  expect(photo).toMatchObject({ reason: expect.stringContaining('could not read') })
  const seen = await service.call(endpoints.readTestimonial, { params: { id } })
  expect(seen.body.photos).toEqual([])
  expect((await open(photo?.id ?? '', token)).status).toBe(404)
  const params = { id, mid: photo?.id }
  expect((await service.call(endpoints.deleteTestimonialPhoto, { params }, token)).status).toBe(200)
})

test('a photo that is deleted while it waits leaves no file', async () => {
  const { id } = await createTestimonial(service)
  await upload(id, await picture())
  const mid = (await photosOf(id))[0]?.id
  await service.call(endpoints.deleteTestimonialPhoto, { params: { id, mid } }, token)
  await service.workJobs()
  for (const name of ['upload', 'display.webp'])
    expect(await service.storage.get(`stories/${mid}/${name}`)).toBeUndefined()
})

test('a photo can be deleted only through its own testimonial', async () => {
  const [one, other] = [await createTestimonial(service), await createTestimonial(service)]
  await upload(one.id, await picture())
  const mid = (await photosOf(one.id))[0]?.id ?? ''
  const remove = (id: number) =>
    service.call(endpoints.deleteTestimonialPhoto, { params: { id, mid } }, token)
  expect((await remove(other.id)).status).toBe(404)
  expect((await remove(one.id)).body).toEqual({ message: 'Deleted!' })
  expect(await service.storage.get(`stories/${mid}/display.webp`)).toBeUndefined()
  expect((await remove(one.id)).status).toBe(404)
  const { token: executive } = await createStaff(service, 'cc_executive')
  expect((await upload(one.id, await picture(), executive)).status).toBe(403)
})
