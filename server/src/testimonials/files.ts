import type { TestimonialPhotoSize } from '@bnr/contract/testimonials/endpoints'
import type { Transaction } from '../database/database.ts'
import { decode, pictureOf, uprightPixels } from '../files/pictures/decode.ts'
import type { Services } from '../services/services.ts'

/** The storage key of a photo in a size. */
export const photoKey = (folder: string, size: TestimonialPhotoSize): string => `${folder}/${size}.webp`

const displaySide = 1200
/** Has the proportions of the arched frame around it, in pixels. */
const thumbnail = { width: 480, height: 600 }

/** The sizes of a photo as WebP, upright and without metadata. */
export const makeTestimonialSizes = (content: Buffer): Promise<Record<TestimonialPhotoSize, Buffer>> =>
  decode(content, async (picture) => {
    const pixels = await uprightPixels(picture, displaySide)
    return {
      display: await pictureOf(pixels).webp({ quality: 82 }).toBuffer(),
      thumbnail: await pictureOf(pixels)
        .resize(thumbnail.width, thumbnail.height, { fit: 'cover' })
        .webp({ quality: 78 })
        .toBuffer(),
    }
  })

export const storyPhotoSizes: readonly TestimonialPhotoSize[] = ['display', 'thumbnail']

/** Each upload has its own folder. Demo testimonials share their pictures, which are never removed. */
const uploads = 'stories/'
export const uploadFolder = (photoId: string): string => `${uploads}${photoId}`

/** Key of the upload, until a job has made the sizes. */
export const uploadKey = (folder: string): string => `${folder}/upload`

export async function storePhotoFiles(
  { storage }: Pick<Services, 'storage'>,
  folder: string,
  made: Record<TestimonialPhotoSize, Buffer>,
): Promise<void> {
  for (const size of storyPhotoSizes) await storage.put(photoKey(folder, size), made[size])
}

export async function removePhotoFiles(
  { storage }: Pick<Services, 'storage'>,
  folders: readonly string[],
  tx?: Transaction,
): Promise<void> {
  for (const folder of folders.filter((one) => one.startsWith(uploads)))
    for (const key of [uploadKey(folder), ...storyPhotoSizes.map((size) => photoKey(folder, size))])
      await storage.remove(key, tx)
}
