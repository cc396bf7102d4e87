import { earns } from '../conditions.ts'
import { type FactGroup, fact, rare } from './fact.ts'
import { incomeShown } from './shown.ts'

export const religionFacts: FactGroup = {
  id: 'religion',
  title: 'Religion Details',
  readers: 'everyone',
  text: { label: 'Faith', anchor: 'religion', of: ({ religion }) => religion?.detail },
  facts: ({ religion }) => [
    fact('Religion', religion?.religion ?? (religion?.denomination ? 'Christian' : undefined)),
    fact('Denomination', religion?.denomination),
    fact('Spirituality', religion?.spirituality),
    fact('Church', religion?.church),
    fact('Pastor or priest', religion?.pastorName),
    fact('Church activity', religion?.churchActivity),
  ],
}

export const professionFacts: FactGroup = {
  id: 'professional',
  title: 'Professional Details',
  readers: 'everyone',
  facts: (profile, { t }) => {
    const work = profile.professional ?? {}
    return [
      fact('Education', work.education?.degree),
      fact('Institution', work.education?.institution),
      ...rare('Additional education', work.additionalEducation?.degree),
      ...rare('About the studies', work.educationDetail),
      fact('Employment type', work.employmentType),
      fact('Occupation', work.occupation),
      ...rare('Occupation in detail', work.occupationDetail),
      ...rare('Position', work.designation),
      ...rare('Company', work.company),
      ...(earns(profile) ? [fact('Annual income', incomeShown(work.annualIncome, t))] : []),
    ]
  },
}
