import { randomBytes } from 'node:crypto'
import { testimonialPhotos, testimonials } from '../../src/testimonials/tables.ts'
import type { TestService } from '../harness.ts'

type Values = Partial<typeof testimonials.$inferInsert>

const secrets = {
  groomBnrId: 20_000_001,
  brideBnrId: 20_000_002,
  email: 'couple@example.com',
  phoneCountryCode: '91',
  phoneNumber: '9876512345',
  createdByName: 'Staff Who Wrote',
  actionByName: 'Staff Who Approved',
}

/** A story that has a value in every field that is not public. */
export async function createTestimonial({ db, time }: TestService, values: Values = {}) {
  const defaults = {
    status: 'Active' as const,
    caption: 'Led to one another',
    groomName: 'Joel',
    brideName: 'Sharon',
    text: 'We met after the evening service.',
    createdAt: time.now,
    actionAt: time.now,
  }
  const [row] = await db
    .insert(testimonials)
    .values({ ...defaults, ...secrets, ...values })
    .returning()
  if (!row) throw new Error('the testimonial was not created')
  return row
}

export async function createTestimonialPhoto(
  { db, storage, time }: TestService,
  testimonialId: number,
  values: { processed?: boolean } = {},
) {
  const id = randomBytes(12).toString('hex')
  const folder = `testimonials/${id}`
  await storage.put(`${folder}/display.webp`, Buffer.from('a picture'))
  await db.insert(testimonialPhotos).values({
    id,
    testimonialId,
    folder,
    width: 960,
    height: 1200,
    processed: true,
    createdAt: time.now,
    ...values,
  })
  return id
}

/** Values that no public reply may contain. */
export const secretValues = Object.values(secrets)
  .filter((value) => value !== '91')
  .map(String)
