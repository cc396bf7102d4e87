import { editRules } from './editRules.ts'
import { type EditSection, touchedSections } from './editSections.ts'
import { everyChangeRules } from './everyChange.ts'
import { includesPath, touchesPath } from './fieldNames.ts'
import type { ProfileSections } from './profile.ts'
import { broken, type Rule, type RuleContext, type RuleErrors } from './rule.ts'
import { registrationRules } from './rules.ts'
import { lastingRules, wizardSteps } from './steps.ts'

/** The edit page's own words come before those of the wizard. */
const allRules: readonly Rule[] = [
  ...editRules,
  ...registrationRules,
  ...wizardSteps.flatMap(lastingRules),
  ...everyChangeRules,
]

/** The rules about the fields of a section. */
export const rulesOf = ({ fields }: EditSection): Rule[] =>
  allRules.filter(({ path }) => includesPath(fields, path))

/**
 * What a change breaks in the sections it touches. A gap that was there before, in a field that it does not name, is
 * no reason to refuse it: drafts are filled in bit by bit.
 */
export function brokenByChange(
  change: ProfileSections,
  before: ProfileSections,
  after: ProfileSections,
  context: RuleContext,
): RuleErrors {
  const rules = touchedSections(change).flatMap(rulesOf)
  const open = broken(rules, before, context)
  const found = Object.entries(broken(rules, after, context))
  return Object.fromEntries(
    found.filter(([path, message]) => touchesPath(change, path) || open[path] !== message),
  )
}
