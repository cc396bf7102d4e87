import { largestPhotoPixels } from '@bnr/contract/media/schemas'
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { Failure } from '../../platform/failure.ts'
import { photoTypeOf } from './photoType.ts'
import { limitConcurrency } from './turns.ts'

/** A decoding occupies one of the four threads of libuv, which also hash passwords and read files. */
export const maxDecodingsAtOnce = 2
/** A photo of 50 megapixels takes about two seconds. */
const longestSeconds = 10

// One megabyte of SVG can keep its decoder busy for minutes, so this process runs only the decoders of photos.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

const inTurn = limitConcurrency(maxDecodingsAtOnce)

/** Counts of this thread, for tests. Reading a header decodes no pixels. */
export const decodings = { started: 0, running: 0, headers: 0 }

export type Pixels = { data: Buffer; info: OutputInfo }

/**
 * The only way from a file to a picture. In `work`, await one output before you start the next, since each occupies a
 * thread. Throws `not_a_photo` when the first bytes are not those of a photo.
 */
export const decode = <T>(content: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T> =>
  inPhoto(content, () =>
    counted(() => work(limited(sharp(content, { limitInputPixels: largestPhotoPixels })))),
  )

/** Reads the metadata of a photo, even if it has too many pixels to be decoded. */
export const headerOf = (content: Buffer): Promise<Metadata> =>
  inPhoto(content, () => {
    decodings.headers += 1
    return sharp(content, { limitInputPixels: false }).metadata()
  })

async function inPhoto<T>(content: Buffer, work: () => Promise<T>): Promise<T> {
  if (!photoTypeOf(content)) throw new Failure('not_a_photo')
  return await inTurn(work)
}

async function counted<T>(work: () => Promise<T>): Promise<T> {
  decodings.started += 1
  decodings.running += 1
  try {
    return await work()
  } finally {
    decodings.running -= 1
  }
}

/** A picture from pixels that were decoded before. */
export const pictureOf = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  limited(sharp(data, { raw: { width, height, channels } }))

const limited = (picture: Sharp) => picture.timeout({ seconds: longestSeconds })

/** The pixels of a picture, turned upright and at most `side` pixels wide and high. */
export const uprightPixels = (picture: Sharp, side: number): Promise<Pixels> =>
  picture
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
