import { type Fact, fact, phoneFact } from '@bnr/contract/profiles/facts/fact'
import { ageShown, heightShown, placeShown } from '@bnr/contract/profiles/facts/shown'
import type { Profile } from '@bnr/contract/profiles/profile'
import { religion as christian } from '@bnr/contract/profiles/religion'
import { t } from '../../ui/translation.ts'

/** The facts at the head of the edit page (specification 2, section 2). */
export function headFacts(profile: Profile): Fact[] {
  const { basic, religion, professional } = profile
  return [
    fact('Created for', basic?.createdFor),
    fact('Age', ageShown(profile, t)),
    fact('Height', heightShown(basic?.height, t)),
    fact('Religion', religion?.religion ?? christian),
    fact('Denomination', religion?.denomination),
    fact('Caste', basic?.caste),
    fact('Lives in', placeShown(profile)),
    fact('Education', professional?.education?.degree),
    fact('Occupation', professional?.occupation),
    phoneFact('Mobile', basic?.phone, profile),
  ]
}
