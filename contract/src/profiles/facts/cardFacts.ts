import type { Translate } from '../../translate.ts'
import type { ProfileCard } from '../card.ts'
import { type Fact, fact } from './fact.ts'
import { ageShown, heightShown, placeShown } from './shown.ts'

type CardSections = Pick<ProfileCard, 'basic' | 'religion' | 'professional' | 'location'>

/** Returns the facts on the card of a profile, in the order in which families look for them. */
export function cardFacts(profile: CardSections, t: Translate): Fact[] {
  const { basic, religion, professional } = profile
  return [
    fact('Age', ageShown(profile, t)),
    fact('Height', heightShown(basic?.height, t)),
    fact('Denomination', religion?.denomination),
    fact('Caste', basic?.caste),
    fact('Mother tongue', basic?.motherTongue),
    fact('Education', professional?.education?.degree),
    fact('Occupation', professional?.occupation),
    fact('Lives in', placeShown(profile)),
  ]
}
