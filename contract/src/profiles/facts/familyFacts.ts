import type { Translate } from '../../translate.ts'
import { occupationDetailLabel } from '../conditions.ts'
import type { Profile } from '../profile.ts'
import { type Fact, type FactGroup, fact, rare } from './fact.ts'
import { joined } from './shown.ts'

type Family = NonNullable<Profile['family']>

export const familyFacts: FactGroup = {
  id: 'family',
  title: 'About Family',
  readers: 'everyone',
  text: { label: 'About family', anchor: 'aboutFamily', of: ({ family }) => family?.aboutFamily },
  facts: ({ family = {} }, { t }) => [
    fact('Family status', family?.status),
    fact('Family type', family?.type),
    fact('Family values', family?.values),
    ...parentFacts(family ?? {}, 'father'),
    ...parentFacts(family ?? {}, 'mother'),
    fact('Brothers', siblingsShown(family?.siblings?.brothers, family?.siblings?.marriedBrothers, t)),
    fact('Sisters', siblingsShown(family?.siblings?.sisters, family?.siblings?.marriedSisters, t)),
  ],
}

const labels = {
  father: { name: 'Father’s name', occupation: 'Father’s occupation', native: 'Father’s native' },
  mother: { name: 'Mother’s name', occupation: 'Mother’s occupation', native: 'Mother’s native' },
}

/** Names reach the owner and staff alone, so they are no gap when they are missing. */
function parentFacts(family: Family, parent: 'father' | 'mother'): Fact[] {
  const occupation = family[`${parent}Occupation`]
  const detail = occupationDetailLabel(occupation) ? family[`${parent}OccupationDetail`] : undefined
  const name = joined([family[`${parent}Initial`], family[`${parent}Name`]], ' ')
  return [
    ...rare(labels[parent].name, name),
    fact(labels[parent].occupation, joined([occupation, detail], ' · ')),
    fact(labels[parent].native, joined([family[`${parent}NativeCity`], family[`${parent}NativeState`]])),
  ]
}

function siblingsShown(count: number | null | undefined, married: number | null | undefined, t: Translate) {
  if (count == null) return undefined
  if (count === 0) return t('None')
  return married ? t('{count}, {married} married', { count, married }) : String(count)
}
