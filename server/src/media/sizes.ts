import type { PhotoSize } from '@bnr/contract/media/endpoints'
import { decode, type Pixels, pictureOf, uprightPixels } from '../files/pictures/decode.ts'

const longestSide = 2400
const displaySide = 1000
const thumbnailSide = 320
const blurredSide = 320
/** Side in pixels before blurring, small enough to hide every face. */
const blurredFrom = 24

/** All sizes of a photo as WebP, upright and without metadata. Throws when the picture cannot be decoded. */
export const makeSizes = (content: Buffer): Promise<Record<PhotoSize, Buffer>> =>
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
