import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { preparePictures } from '../files/pictures/prepare.ts'
import { job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { makeTestimonialSizes, photoKey, removePhotoFiles, storyPhotoSizes, uploadKey } from './files.ts'
import { testimonialPhotos } from './tables.ts'

/** Makes the sizes of an uploaded photo of a story. */
async function makeStoryPhoto(services: Services, id: string): Promise<void> {
  const { db, storage } = services
  const isIt = eq(testimonialPhotos.id, id)
  const [photo] = await db.select().from(testimonialPhotos).where(isIt)
  if (!photo || photo.processed || photo.unreadable) return
  const upload = uploadKey(photo.folder)
  const isMade = await preparePictures(services, {
    upload,
    keys: storyPhotoSizes.map((size) => photoKey(photo.folder, size)),
    make: async (content) => {
      const made = await makeTestimonialSizes(content)
      return Object.fromEntries(storyPhotoSizes.map((size) => [photoKey(photo.folder, size), made[size]]))
    },
  })
  const state = isMade ? { processed: true } : { unreadable: true }
  const [changed] = await db.update(testimonialPhotos).set(state).where(isIt).returning()
  // Somebody may have deleted the photo while its sizes were made.
  if (changed) await storage.remove(upload)
  else await removePhotoFiles(services, [photo.folder])
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    makeStoryPhoto: { id: string }
  }
}

export const makeStoryPhotoJob = job({
  name: 'makeStoryPhoto',
  payload: z.object({ id: z.string() }),
  run: (services: Services, { id }) => makeStoryPhoto(services, id),
  // As long as for the photos of members, so that a store that is away for long loses no photo.
  retries: 12,
})
