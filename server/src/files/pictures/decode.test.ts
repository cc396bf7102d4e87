import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decode, decodings, headerOf, maxDecodingsAtOnce, pictureOf, uprightPixels } from './decode.ts'
import { photoTypeOf } from './photoType.ts'

const blank = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif') =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    [format]()
    .toBuffer()

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

describe('the type of a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is %s when the first bytes say so', async (format) => {
    expect(photoTypeOf(await blank(format))).toBe(format)
  })

  test('is heif for still pictures and undefined for sequences', async () => {
    expect(photoTypeOf(await blank('avif'))).toBe('heif')
    const branded = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1')
    for (const brand of ['heic', 'heix', 'mif1']) expect(photoTypeOf(branded(brand))).toBe('heif')
    for (const brand of ['msf1', 'hevc', 'avis', 'isom', 'mp42'])
      expect(photoTypeOf(branded(brand))).toBeUndefined()
  })

  test('is undefined for every other file', async () => {
    const others = [
      await blank('gif'),
      await blank('tiff'),
      svg,
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
      Buffer.from('RIFF0000WAVE'),
    ]
    for (const other of others) expect(photoTypeOf(other)).toBeUndefined()
  })
})

test('the image library can decode photos only', async () => {
  for (const file of [await blank('gif'), await blank('tiff'), svg])
    await expect(sharp(file).metadata()).rejects.toThrow('unsupported image format')
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    await expect(sharp(await blank(format)).metadata()).resolves.toMatchObject({ width: 20 })
})

test('a file that is no photo never reaches a decoder', async () => {
  const before = { ...decodings }
  await expect(decode(svg, (picture) => picture.toBuffer())).rejects.toThrow()
  await expect(headerOf(svg)).rejects.toThrow()
  expect(decodings).toEqual(before)
})

test('every picture has a time limit', async () => {
  const limited = { options: { timeoutSeconds: 10 } }
  const pixels = await decode(await blank('jpeg'), async (picture) => {
    expect(picture).toMatchObject(limited)
    return await uprightPixels(picture, 10)
  })
  expect(pictureOf(pixels)).toMatchObject(limited)
})

test('pictures are decoded two at a time, however many arrive', async () => {
  const photo = await blank('jpeg')
  let most = 0
  await Promise.all(
    Array.from({ length: 9 }, () =>
      decode(photo, async (picture) => {
        most = Math.max(most, decodings.running)
        await picture.toBuffer()
      }),
    ),
  )
  expect(most).toBe(maxDecodingsAtOnce)
  expect(decodings.running).toBe(0)
})

test('pictures with 16 bits per channel, in grey or with transparency are decoded to the pixels that they show', async () => {
  const white = sharp({ create: { width: 30, height: 20, channels: 4, background: '#ffffff80' } })
  const deep = await white.clone().toColourspace('rgb16').png().toBuffer()
  const grey = await white.clone().removeAlpha().greyscale().png().toBuffer()
  for (const content of [deep, grey, await white.webp().toBuffer()]) {
    const pixels = await decode(content, (picture) => uprightPixels(picture, 10))
    const { data } = await pictureOf(pixels)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([pixels.info.width, pixels.info.height]).toEqual([10, 7])
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  }
})
