import { availableParallelism } from 'node:os'
import { genders } from '@bnr/contract/profiles/gender'
import type { Storage } from '../platform/storage.ts'
import { portraitFolder, portraitsOfGender } from './generate.ts'
import { designOf } from './portraits/design.ts'
import { renderPortrait } from './portraits/render.ts'

/** The portraits that the population shares, drawn when they are needed for the first time. Returns how many were. */
export async function renderSharedPortraits(storage: Storage): Promise<number> {
  const numbers = Array.from({ length: portraitsOfGender }, (_, index) => index + 1)
  const waiting = genders.flatMap((gender) => numbers.map((number) => ({ gender, number })))
  let rendered = 0
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { gender, number } = next
      if (await renderPortrait(storage, portraitFolder(gender, number), () => designOf(gender, number)))
        rendered++
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  return rendered
}
