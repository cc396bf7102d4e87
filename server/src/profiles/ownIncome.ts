import { isDeepStrictEqual } from 'node:util'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { RuleErrors } from '@bnr/contract/profiles/rule'
import { salaryRanges } from '../reference/data/work.ts'

/**
 * Refuses an income that is not a range of the list, as the form offers them. A stored income is not checked again.
 */
export function unlistedIncome(before: ProfileSections, after: ProfileSections): RuleErrors {
  const income = after.professional?.annualIncome
  if (!income || isDeepStrictEqual(income, before.professional?.annualIncome)) return {}
  const isListed = salaryRanges.entries.some(({ from, to }) => from === income.from && to === income.to)
  return isListed ? {} : { 'professional.annualIncome': 'Select annual income' }
}
