import type { Translate } from '../../translate.ts'
import { wasMarried } from '../conditions.ts'
import type { Profile } from '../profile.ts'
import { type Fact, type FactContext, type FactGroup, fact, rare } from './fact.ts'
import { ageShown, birthDateShown, heightShown, monthShown } from './shown.ts'

export const aboutFacts: FactGroup = {
  id: 'basic',
  title: 'About Me',
  readers: 'everyone',
  text: { label: 'About me', anchor: 'about', of: ({ basic }) => basic?.aboutMe },
  facts: (profile, context) => {
    const { t } = context
    const basic = profile.basic ?? {}
    return [
      fact('Age', ageShown(profile, t)),
      ...rare('Birth date', basic.dateOfBirth && birthDateShown(basic.dateOfBirth)),
      fact('Height', heightShown(basic.height, t)),
      fact('Weight', basic.weight && t('{weight} kg', { weight: basic.weight })),
      fact('Marital status', basic.maritalStatus),
      ...(wasMarried(profile) ? marriageFacts(profile, context) : []),
      fact('Mother tongue', basic.motherTongue),
      fact('Caste', basic.caste),
      fact('Body type', basic.bodyType),
      fact('Complexion', basic.complexion),
      fact('Physical status', basic.physicalStatus),
      fact('Eating habit', basic.eatingHabit),
      fact('Drinking habit', basic.drinkingHabit),
      fact('Smoking habit', basic.smokingHabit),
      fact('Profile Created by', basic.createdByLabel),
    ]
  },
}

/** What is asked of whoever was married before; most of it is told by few. */
function marriageFacts({ basic }: Profile, { t, labelOf }: FactContext): Fact[] {
  if (!basic) return []
  return [
    ...rare('Children', basic.childStatus && labelOf('childStatuses', basic.childStatus)),
    ...rare('Number of children', basic.childCount),
    ...rare('Married in', monthShown(basic.marriageMonth, basic.marriageYear, t)),
    ...rare('Lived together', togetherShown(basic, t)),
    ...rare('Divorced in', monthShown(basic.divorceMonth, basic.divorceYear, t)),
    ...rare('Reason for separation', basic.separationReason),
    ...rare('Spouse passed away on', basic.demiseDate && birthDateShown(basic.demiseDate)),
  ]
}

function togetherShown(basic: NonNullable<Profile['basic']>, t: Translate): string | undefined {
  const { livedTogetherYears: years, livedTogetherMonths: months } = basic
  if (years == null && months == null) return undefined
  return t('{years} years {months} months', { years: years ?? 0, months: months ?? 0 })
}
