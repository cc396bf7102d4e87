import { genders } from '@bnr/contract/profiles/gender'
import type { Storage } from '../../../server/src/files/storage.ts'
import { portraitFolder, portraitsOfGender } from './generate.ts'
import { designOf } from './portraits/design.ts'
import { renderPortraits } from './portraits/render.ts'

/** Draws the portraits that demo profiles share, unless they exist. Returns how many it drew. */
export function renderSharedPortraits(storage: Storage): Promise<number> {
  const numbers = Array.from({ length: portraitsOfGender }, (_, index) => index + 1)
  const portraits = genders.flatMap((gender) =>
    numbers.map((number) => ({
      folder: portraitFolder(gender, number),
      design: () => designOf(gender, number),
    })),
  )
  return renderPortraits(storage, portraits)
}
