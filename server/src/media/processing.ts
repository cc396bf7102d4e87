import { photoSizes } from '@bnr/contract/media/endpoints'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { makeSizes } from './sizes.ts'
import { media } from './tables.ts'

const unreadable = 'We could not read this photo. Please upload another'

export const uploadKey = (folder: string): string => `${folder}/upload`
export const sizeKey = (folder: string, size: string): string => `${folder}/${size}.webp`

/** Makes the sizes of an uploaded photo. Running the job twice is harmless, since the first run removes the upload. */
async function makePhotoSizes(services: Services, id: string): Promise<void> {
  const { db, storage } = services
  const [photo] = await db.select().from(media).where(eq(media.id, id))
  if (!photo || photo.processed || photo.status === 'Deleted') return
  const upload = await storage.get(uploadKey(photo.folder))
  const sizes = upload && (await makeSizes(upload).catch(() => undefined))
  if (!sizes) return await refuse(services, id)
  for (const size of photoSizes) await storage.put(sizeKey(photo.folder, size), sizes[size])
  await db.update(media).set({ processed: true }).where(eq(media.id, id))
  await storage.remove(uploadKey(photo.folder))
}

async function refuse({ db, clock }: Services, id: string): Promise<void> {
  await db
    .update(media)
    .set({ status: 'Rejected', reason: unreadable, changedAt: clock.now() })
    .where(and(eq(media.id, id), eq(media.status, 'Ready')))
}

export async function removeFiles({ storage }: Services, folder: string): Promise<void> {
  if (!folder.startsWith('photos/')) return
  for (const key of [uploadKey(folder), ...photoSizes.map((size) => sizeKey(folder, size))])
    await storage.remove(key)
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    makePhotoSizes: { id: string }
  }
}

export const makePhotoSizesJob = job({
  name: 'makePhotoSizes',
  payload: z.object({ id: z.string() }),
  run: (services: Services, { id }) => makePhotoSizes(services, id),
})
