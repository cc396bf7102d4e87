import type { Storage } from '../../platform/storage.ts'
import type { Design } from './design.ts'
import { drawPortrait } from './draw.ts'

export const portraitSize = 800
const thumbnailSize = 320
const blurredSize = 320
/** Too few pixels to tell one face from another, even before they are blurred. */
const blurredDetail = 64
/** Of WebP's 0 to 6: more makes the files little smaller and the first start much longer. */
const effort = 2

/** Writes the four sizes of a portrait, unless they are there. Says whether there was anything to do. */
export async function renderPortrait(
  storage: Storage,
  folder: string,
  design: () => Design,
): Promise<boolean> {
  const last = `${folder}/blurred.webp`
  if (await storage.get(last)) return false
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(drawPortrait(design())))
    .resize(portraitSize, portraitSize)
    .removeAlpha()
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  const original = await pixels().webp({ quality: 88, effort }).toBuffer()
  const thumbnail = await pixels().resize(thumbnailSize).webp({ quality: 82, effort }).toBuffer()
  const coarse = await pixels().resize(blurredDetail).blur(5).png().toBuffer()
  const blurred = await sharp(coarse).resize(blurredSize).blur(8).webp({ quality: 60, effort }).toBuffer()
  await storage.put(`${folder}/original.webp`, original)
  await storage.put(`${folder}/display.webp`, original)
  await storage.put(`${folder}/thumbnail.webp`, thumbnail)
  await storage.put(last, blurred)
  return true
}
