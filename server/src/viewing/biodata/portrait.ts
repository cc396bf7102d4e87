import sharp from 'sharp'

const width = 440
const height = 550
/** The pointed window of the house's picture frames. */
const arch = 'M0 550V231C0 126.5 88 55 220 0C352 55 440 126.5 440 231V550Z'
const aroundArch = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="#ffffff" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z ${arch}"/></svg>`,
)

/** A photo in its arch as a data address: JPEG, which goes into the document as it is. */
export async function portraitOf(photo: Buffer): Promise<string> {
  const framed = await sharp(photo)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: aroundArch }])
    .jpeg({ quality: 86 })
    .toBuffer()
  return `data:image/jpeg;base64,${framed.toString('base64')}`
}
