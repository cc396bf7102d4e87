import type { PhotoSize } from '@bnr/contract/media/endpoints'
import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import sharp from 'sharp'

const longestSide = 2400
const displaySide = 1000
const thumbnailSide = 320
const blurredSide = 320
/** So few pixels are left before blurring that no face can be told from it. */
const blurredFrom = 24

/** All sizes of a photo, upright and without metadata, as WebP. Throws when the picture cannot be decoded. */
export async function makeSizes(content: Buffer): Promise<Record<PhotoSize, Buffer>> {
  const upright = await sharp(content, { limitInputPixels: largestPhotoPixels })
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  const [original, display, thumbnail, blurred] = await Promise.all([
    sharp(upright).webp({ quality: 88 }).toBuffer(),
    sharp(upright)
      .resize(displaySide, displaySide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
    sharp(upright)
      .resize(thumbnailSide, thumbnailSide, { fit: 'cover', position: 'attention' })
      .webp({ quality: 76 })
      .toBuffer(),
    blur(upright),
  ])
  return { original, display, thumbnail, blurred }
}

async function blur(upright: Buffer): Promise<Buffer> {
  const few = await sharp(upright).resize(blurredFrom, blurredFrom, { fit: 'cover' }).png().toBuffer()
  return await sharp(few)
    .resize(blurredSide, blurredSide, { kernel: 'cubic' })
    .blur(12)
    .webp({ quality: 60 })
    .toBuffer()
}
