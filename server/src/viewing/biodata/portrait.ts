import { readFileSync } from 'node:fs'
import { decode } from '../../files/pictures/decode.ts'

const width = 440
const height = 550
/** The white area around the arch of our picture frames. scripts/pictures.mjs makes it from arch.svg. */
const aroundArch = readFileSync(new URL('./arch.png', import.meta.url))

/** A photo in an arch, as a JPEG data URL that a PDF includes without conversion. */
export async function portraitOf(photo: Uint8Array): Promise<string> {
  const framed = await decode(Buffer.from(photo), (picture) =>
    picture
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .composite([{ input: aroundArch }])
      .jpeg({ quality: 86 })
      .toBuffer(),
  )
  return `data:image/jpeg;base64,${framed.toString('base64')}`
}
