import { readTestimonial, searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useService } from '../../../server/test/harness.ts'
import { seedTestimonials, stories } from './seed.ts'

const service = useService()

test('demo testimonials are created once, however often they are seeded', async () => {
  await Promise.all([seedTestimonials(service), seedTestimonials(service)])
  await seedTestimonials(service)
  const { body } = await service.call(searchTestimonials, { query: { size: 50 } })
  expect(body.total).toBe(stories.length)
  for (const { photos } of body.results) expect(photos).toHaveLength(1)
})

test('each demo picture is a WebP of the stated size', async () => {
  const { body } = await service.call(searchTestimonials)
  const [first] = body.results
  const { body: story } = await service.call(readTestimonial, { params: { id: first?.id } })
  const [photo] = story.photos
  for (const [address, size] of [
    [photo?.url, photo?.format],
    [photo?.thumbnailUrl, '480x600'],
  ]) {
    const { rawPayload } = await service.app.inject(address ?? '')
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['webp', size])
  }
})

test('demo testimonials have a realistic length and weddings in the past', () => {
  for (const { text, weddingDate, engagementDate = '' } of stories) {
    expect(text.length).toBeGreaterThanOrEqual(300)
    expect(text.length).toBeLessThanOrEqual(900)
    expect(new Date(weddingDate).getTime()).toBeLessThan(Date.now())
    expect(engagementDate < weddingDate).toBe(true)
  }
})
