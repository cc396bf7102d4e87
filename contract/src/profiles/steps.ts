import type { WizardStepNumber } from './field.ts'
import { type FieldNames, namesOf, touches } from './fieldNames.ts'
import { fieldsOfStep } from './fields.ts'
import type { ProfileSections } from './profile.ts'
import { broken, type Rule, type RuleContext, type RuleErrors } from './rule.ts'
import { contactRules, personalRules, physicalAndFamilyRules, professionalRules } from './rules.ts'

export type WizardStep = {
  title: string
  /** Percentage of the profile that counts as complete once this step is reached. */
  completion: number
  rules: readonly Rule[]
  /** What this step asks for; a change to one of them is checked by the step's rules. */
  fields: FieldNames
}

const asking = (step: WizardStepNumber) => ({ fields: namesOf(fieldsOfStep(step)) })

/** The registration wizard (specification 1, section 2). */
export const wizardSteps: readonly WizardStep[] = [
  { title: 'Personal Details', completion: 15, rules: personalRules, ...asking(1) },
  { title: 'Family Details', completion: 30, rules: physicalAndFamilyRules, ...asking(2) },
  { title: 'Education & Occupation', completion: 50, rules: professionalRules, ...asking(3) },
  { title: 'Contact Information', completion: 70, rules: contactRules, ...asking(4) },
  { title: 'Verify Mobile Number', completion: 80, rules: [], fields: {} },
]

/** The steps that `change` has a field of. */
export function touchedSteps(change: ProfileSections): WizardStep[] {
  return wizardSteps.filter(({ fields }) => touches(change, fields))
}

/** What a step asks for that has to stay answered. */
export const lastingRules = ({ rules }: WizardStep): Rule[] => rules.filter(({ once }) => !once)

/** What is still missing of a step. */
export const openOf = (step: WizardStep, profile: ProfileSections, context?: RuleContext): RuleErrors =>
  broken(lastingRules(step), profile, context)

/** The number, from 1, of the first step that still asks for something; the last one when none does. */
export function firstOpenStep(profile: ProfileSections, context?: RuleContext): number {
  const open = wizardSteps.findIndex((step) => Object.keys(openOf(step, profile, context)).length > 0)
  return open < 0 ? wizardSteps.length : open + 1
}

/** Everything the wizard asks for and the profile has not: readable path -> message. */
export function missingForReview(profile: ProfileSections, context?: RuleContext): Record<string, string> {
  return broken(wizardSteps.flatMap(lastingRules), profile, context)
}
