import { decode, pictureOf } from '../../../../server/src/files/pictures/decode.ts'
import type { Storage } from '../../../../server/src/files/storage.ts'
import { drawAll } from '../../drawing/draw.ts'
import type { Design } from './design.ts'
import { drawPortrait } from './draw.ts'

export const portraitSize = 800
const thumbnailSize = 320
const blurredSize = 320
/** Pixels before blurring, too few to recognise a face. */
const blurredDetail = 64
/** Effort of WebP, 0 to 6. More makes files only a little smaller, and the first start much slower. */
const effort = 2

export type Portrait = { folder: string; design: () => Design }

/** Writes the four sizes of each missing portrait. Returns how many were missing. */
export async function renderPortraits(storage: Storage, portraits: readonly Portrait[]): Promise<number> {
  const missing = new Map<string, string>()
  for (const { folder, design } of portraits)
    if (!(await storage.get(lastOf(folder)))) missing.set(folder, drawPortrait(design()))
  const drawn = await drawAll(missing)
  await Promise.all(drawn.map(([folder, png]) => writeSizes(storage, folder, png)))
  return drawn.length
}

const lastOf = (folder: string) => `${folder}/blurred.webp`

async function writeSizes(storage: Storage, folder: string, drawn: Buffer): Promise<void> {
  const { original, thumbnail, blurred } = await decode(drawn, async (picture) => {
    const pixels = await picture
      .resize(portraitSize, portraitSize)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const coarse = await pictureOf(pixels)
      .resize(blurredDetail)
      .blur(5)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      original: await pictureOf(pixels).webp({ quality: 88, effort }).toBuffer(),
      thumbnail: await pictureOf(pixels).resize(thumbnailSize).webp({ quality: 82, effort }).toBuffer(),
      blurred: await pictureOf(coarse).resize(blurredSize).blur(8).webp({ quality: 60, effort }).toBuffer(),
    }
  })
  await storage.put(`${folder}/original.webp`, original)
  await storage.put(`${folder}/display.webp`, original)
  await storage.put(`${folder}/thumbnail.webp`, thumbnail)
  await storage.put(lastOf(folder), blurred)
}
