import type { TestimonialPhotoSize } from '@bnr/contract/testimonials/endpoints'
import { decode, pictureOf, uprightPixels } from '../platform/pictures/decode.ts'
import type { Services } from '../platform/services.ts'

/** Where a size of a photo lies in storage. */
export const photoKey = (folder: string, size: TestimonialPhotoSize): string => `${folder}/${size}.webp`

const displaySide = 1200
/** As wide to high as the arched frame that it is shown in. */
const thumbnail = { width: 480, height: 600 }

/** The sizes of a couple's photo, upright and without metadata, as WebP. */
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

const sizes: readonly TestimonialPhotoSize[] = ['display', 'thumbnail']

/** Each upload has a folder of its own; pictures of the demo are shared by stories, and stay. */
const uploads = 'stories/'
export const uploadFolder = (photoId: string): string => `${uploads}${photoId}`

export async function keepPhotoFiles(
  { storage }: Pick<Services, 'storage'>,
  folder: string,
  made: Record<TestimonialPhotoSize, Buffer>,
): Promise<void> {
  for (const size of sizes) await storage.put(photoKey(folder, size), made[size])
}

export async function removePhotoFiles(
  { storage }: Pick<Services, 'storage'>,
  folders: readonly string[],
): Promise<void> {
  for (const folder of folders.filter((one) => one.startsWith(uploads)))
    for (const size of sizes) await storage.remove(photoKey(folder, size))
}
