import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import sharp from 'sharp'
import { Failure } from '../platform/failure.ts'

const accepted = new Set(['jpeg', 'png', 'webp', 'heif'])

export interface Inspected {
  width: number
  height: number
  format: string
  /** Of its colours, e.g. srgb or cmyk. */
  space: string
}

/** Reads the header alone: what kind of picture this is and how large, whatever its name says. */
export async function inspectPhoto(content: Buffer): Promise<Inspected> {
  const seen = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!seen || !accepted.has(seen.format) || (seen.pages ?? 1) > 1) throw new Failure('not_a_photo')
  if (seen.width * seen.height > largestPhotoPixels) throw new Failure('photo_too_large')
  const turned = (seen.orientation ?? 1) >= 5
  const { width, height, format, space } = seen
  return { format, space, ...(turned ? { width: height, height: width } : { width, height }) }
}
