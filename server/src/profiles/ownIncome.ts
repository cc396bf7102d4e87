import { isDeepStrictEqual } from 'node:util'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { RuleErrors } from '@bnr/contract/profiles/rule'
import { salaryRanges } from '../reference/data/work.ts'

/** What somebody earns is one of the list's ranges, as the form offers them. What stood there before is not judged again. */
export function unlistedIncome(before: ProfileSections, after: ProfileSections): RuleErrors {
  const income = after.professional?.annualIncome
  if (!income || isDeepStrictEqual(income, before.professional?.annualIncome)) return {}
  const isListed = salaryRanges.entries.some(({ from, to }) => from === income.from && to === income.to)
  return isListed ? {} : { 'professional.annualIncome': 'Select annual income' }
}
