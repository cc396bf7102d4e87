import { readFileSync } from 'node:fs'
import { decode } from '../../platform/pictures/decode.ts'

const width = 440
const height = 550
/** What lies around the pointed window of the house's picture frames; made from arch.svg by scripts/pictures.mjs. */
const aroundArch = readFileSync(new URL('./arch.png', import.meta.url))

/** A photo in its arch as a data address: JPEG, which goes into the document as it is. */
export async function portraitOf(photo: Buffer): Promise<string> {
  const framed = await decode(photo, (picture) =>
    picture
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .composite([{ input: aroundArch }])
      .jpeg({ quality: 86 })
      .toBuffer(),
  )
  return `data:image/jpeg;base64,${framed.toString('base64')}`
}
