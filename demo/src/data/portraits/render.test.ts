import { photoSizes } from '@bnr/contract/media/endpoints'
import { genders } from '@bnr/contract/profiles/gender'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sizeKey } from '../../../../server/src/media/processing.ts'
import { memoryStorage } from '../../../../server/test/memoryStorage.ts'
import { designOf } from './design.ts'
import { drawPortrait } from './draw.ts'
import { renderPortraits } from './render.ts'

describe('portraits', () => {
  it('are drawn once, in all photo sizes and under their keys', async () => {
    const storage = memoryStorage()
    const portraits = [{ folder: 'portraits/f-01', design: () => designOf('f', 1) }]
    expect(await renderPortraits(storage, portraits)).toBe(1)
    expect(await renderPortraits(storage, portraits)).toBe(0)
    expect([...storage.files.keys()].sort()).toEqual(
      photoSizes.map((size) => sizeKey('portraits/f-01', size)).sort(),
    )
    const widths = await Promise.all(
      [...storage.files.values()].map(async (file) => (await sharp(file).metadata()).width),
    )
    expect(widths).toEqual([800, 800, 320, 320])
  })

  it('are all different', () => {
    const drawn = genders.flatMap((gender) =>
      Array.from({ length: 60 }, (_, index) => drawPortrait(designOf(gender, index + 1))),
    )
    expect(new Set(drawn).size).toBe(120)
  })
})
