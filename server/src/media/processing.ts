import { type PhotoSize, photoSizes } from '@bnr/contract/media/endpoints'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { decode, type Pixels, pictureOf, uprightPixels } from '../files/pictures/decode.ts'
import { preparePictures } from '../files/pictures/prepare.ts'
import { job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import type { MediaRow } from './store.ts'
import { media } from './tables.ts'

const unreadable = 'We could not read this photo. Please upload another'

export const uploadKey = (folder: string): string => `${folder}/upload`
export const sizeKey = (folder: string, size: string): string => `${folder}/${size}.webp`

/**
 * Makes the sizes of an uploaded photo, and removes the upload, which has the metadata of the camera. Running the job
 * twice is harmless.
 */
async function makePhotoSizes(services: Services, id: string): Promise<void> {
  const [photo] = await services.db.select().from(media).where(eq(media.id, id))
  if (!photo || photo.status === 'Deleted') return
  if (!photo.processed) await prepare(services, photo)
  await services.storage.remove(uploadKey(photo.folder))
}

async function prepare(services: Services, photo: Pick<MediaRow, 'id' | 'folder'>): Promise<void> {
  const isMade = await preparePictures(services, {
    upload: uploadKey(photo.folder),
    keys: photoSizes.map((size) => sizeKey(photo.folder, size)),
    make: async (content) => {
      const made = await makeSizes(content)
      return Object.fromEntries(photoSizes.map((size) => [sizeKey(photo.folder, size), made[size]]))
    },
  })
  if (isMade) await setProcessed(services, photo.id)
  else await refuse(services, photo.id)
}

const setProcessed = ({ db }: Services, id: string) =>
  db.update(media).set({ processed: true }).where(eq(media.id, id))

async function refuse({ db, clock }: Services, id: string): Promise<void> {
  await db
    .update(media)
    .set({ status: 'Rejected', reason: unreadable, changedAt: clock.now() })
    .where(and(eq(media.id, id), eq(media.status, 'Ready')))
}

export async function removeFiles(
  { storage }: Pick<Services, 'storage'>,
  folder: string,
  tx?: Transaction,
): Promise<void> {
  if (!folder.startsWith('photos/')) return
  const keys = [uploadKey(folder), ...photoSizes.map((size) => sizeKey(folder, size))]
  if (tx) for (const key of keys) await storage.remove(key, tx)
  // Together, so that a member does not wait five times for a store that is away.
  else await Promise.all(keys.map((key) => storage.remove(key)))
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
  // Goes on for five hours, so that a store that is away for long loses no photo.
  retries: 12,
})

const longestSide = 2400
const displaySide = 1000
const thumbnailSide = 320
const blurredSide = 320
/** Side in pixels before blurring, small enough to hide every face. */
const blurredFrom = 24

/** All sizes of a photo as WebP, upright and without metadata. Throws when the picture cannot be decoded. */
const makeSizes = (content: Buffer): Promise<Record<PhotoSize, Buffer>> =>
  decode(content, async (picture) => {
    const pixels = await uprightPixels(picture, longestSide)
    return {
      original: await pictureOf(pixels).webp({ quality: 88 }).toBuffer(),
      display: await pictureOf(pixels)
        .resize(displaySide, displaySide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
      thumbnail: await pictureOf(pixels)
        .resize(thumbnailSide, thumbnailSide, { fit: 'cover', position: 'attention' })
        .webp({ quality: 76 })
        .toBuffer(),
      blurred: await blur(pixels),
    }
  })

async function blur(pixels: Pixels): Promise<Buffer> {
  const few = await pictureOf(pixels)
    .resize(blurredFrom, blurredFrom, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return await pictureOf(few)
    .resize(blurredSide, blurredSide, { kernel: 'cubic' })
    .blur(12)
    .webp({ quality: 60 })
    .toBuffer()
}
