import type { Translate } from '../../translate.ts'
import type { ProfileCard } from '../card.ts'
import { type Fact, fact } from './fact.ts'
import { ageShown, heightShown, joined, placeShown } from './shown.ts'

type CardSections = Pick<ProfileCard, 'basic' | 'religion' | 'professional' | 'location'>

/** Returns the facts at the head of a profile, in the order in which families look for them. */
export function cardFacts(profile: CardSections, t: Translate): Fact[] {
  const { basic, religion, professional } = profile
  return [
    fact('Age', ageShown(profile, t)),
    fact('Height', heightShown(basic?.height, t)),
    fact('Marital status', basic?.maritalStatus),
    fact('Denomination', religion?.denomination),
    fact('Caste', basic?.caste),
    fact('Mother tongue', basic?.motherTongue),
    fact('Education', professional?.education?.degree),
    fact('Occupation', professional?.occupation),
    fact('Lives in', placeShown(profile)),
  ]
}

/** The same facts but the place, on a card: without labels, in as few lines as possible. */
export function cardLines(profile: CardSections, t: Translate): string[] {
  const { basic, religion, professional } = profile
  const lines = [
    [ageShown(profile, t), heightShown(inFeet(basic?.height), t), basic?.maritalStatus],
    [religion?.denomination, basic?.caste, basic?.motherTongue],
    [professional?.education?.degree, professional?.occupation],
  ]
  return lines.flatMap((parts) => joined(parts, ' · ') ?? [])
}

/** Without the label, which gives centimetres as well and would take a second line. */
const inFeet = (height: Height) => height && { feet: height.feet, inches: height.inches }
type Height = NonNullable<CardSections['basic']>['height']
