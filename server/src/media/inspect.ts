import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import { headerOf } from '../files/pictures/decode.ts'
import { type PhotoType, photoTypeOf } from '../files/pictures/photoType.ts'
import { Failure } from '../platform/failure.ts'

export interface Inspected {
  width: number
  height: number
  format: PhotoType
  /** Colour space, e.g. srgb or cmyk. */
  space: string
}

/** Reads only the header: the type and size of the picture, whatever its file name says. */
export async function inspectPhoto(content: Buffer): Promise<Inspected> {
  const format = photoTypeOf(content)
  const seen = await headerOf(content).catch(() => undefined)
  if (!format || seen?.format !== format || (seen.pages ?? 1) > 1) throw new Failure('not_a_photo')
  if (seen.width * seen.height > largestPhotoPixels) throw new Failure('photo_too_large')
  const turned = (seen.orientation ?? 1) >= 5
  const { width, height, space } = seen
  return { format, space, ...(turned ? { width: height, height: width } : { width, height }) }
}
