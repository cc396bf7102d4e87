import { genders } from '@bnr/contract/profiles/gender'
import type { Storage } from '../../src/platform/storage.ts'
import { portraitFolder, portraitsOfGender } from '../../src/population/generate.ts'
import { seedPopulation } from '../../src/population/seedPopulation.ts'
import type { TestService } from '../harness.ts'
import { memoryStorage } from '../memoryStorage.ts'

/** As if every portrait of a demo were drawn already: that takes longer than all else about its people. */
export const portraitsDrawn = { ...memoryStorage(), get: async () => Buffer.alloc(0) }

/** People as in a demo; nobody looks at their photos. */
export const seedPeople = (service: TestService, profiles: number): Promise<number> =>
  seedPopulation({ ...service, storage: portraitsDrawn }, { profiles })

/** The same for a program that is yet to start: what it finds of a portrait it does not draw. */
export async function leavePortraits(storage: Storage): Promise<void> {
  for (const gender of genders)
    for (let number = 1; number <= portraitsOfGender; number++)
      await storage.put(`${portraitFolder(gender, number)}/blurred.webp`, Buffer.alloc(0))
}
