import { genders } from '@bnr/contract/profiles/gender'
import { portraitFolder, portraitsOfGender } from '../../../demo/src/data/generate.ts'
import { seedProfiles } from '../../../demo/src/data/seedProfiles.ts'
import type { Storage } from '../../src/files/storage.ts'
import type { TestService } from '../harness.ts'
import { memoryStorage } from '../memoryStorage.ts'

/** Storage that seems to have every demo portrait: drawing them takes longer than everything else about the profiles. */
export const portraitsDrawn = { ...memoryStorage(), get: async () => Buffer.alloc(0) }

/** Demo profiles with empty photo files. */
export const seedPeople = (service: TestService, profiles: number): Promise<number> =>
  seedProfiles({ ...service, storage: portraitsDrawn }, { profiles })

/** Does the same for a program that starts later: it does not draw portraits that it finds. */
export async function storeEmptyPortraits(storage: Storage): Promise<void> {
  for (const gender of genders)
    for (let number = 1; number <= portraitsOfGender; number++)
      await storage.put(`${portraitFolder(gender, number)}/blurred.webp`, Buffer.alloc(0))
}
