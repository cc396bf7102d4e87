import { editRules } from './editRules.ts'
import { type EditSection, touchedSections } from './editSections.ts'
import { everyChangeRules } from './everyChange.ts'
import { includesPath, touchesPath } from './fieldNames.ts'
import type { ProfileSections } from './profile.ts'
import { broken, type Rule, type RuleContext, type RuleErrors } from './rule.ts'
import { registrationRules } from './rules.ts'
import { lastingRules, wizardSteps } from './steps.ts'

/** The rules of the edit page come first, so that its messages win over those of the wizard. */
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
 * Returns the errors of a change in the sections that it touches. Errors that existed before in fields that it does not
 * contain are left out, because drafts are filled in bit by bit.
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
