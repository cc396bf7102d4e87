import type { TestimonialPhotoSize } from '@bnr/contract/testimonials/endpoints'
import sharp from 'sharp'

/** Where a size of a photo lies in storage. */
export const photoKey = (folder: string, size: TestimonialPhotoSize): string => `${folder}/${size}.webp`

const displaySide = 1200
/** As wide to high as the arched frame that it is shown in. */
const thumbnail = { width: 480, height: 600 }

/** The sizes of a couple's photo, as WebP. */
export async function makeTestimonialSizes(content: Buffer): Promise<Record<TestimonialPhotoSize, Buffer>> {
  const [display, small] = await Promise.all([
    sharp(content)
      .resize(displaySide, displaySide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
    sharp(content)
      .resize(thumbnail.width, thumbnail.height, { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer(),
  ])
  return { display, thumbnail: small }
}
