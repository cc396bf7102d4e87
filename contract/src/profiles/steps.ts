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
  /** Fields of this step. A change to one of them is checked by the rules of the step. */
  fields: FieldNames
}

const fieldsOf = (step: WizardStepNumber) => ({ fields: namesOf(fieldsOfStep(step)) })

/** The registration wizard (specification 1, section 2). */
export const wizardSteps: readonly WizardStep[] = [
  { title: 'Personal Details', completion: 15, rules: personalRules, ...fieldsOf(1) },
  { title: 'Family Details', completion: 30, rules: physicalAndFamilyRules, ...fieldsOf(2) },
  { title: 'Education & Occupation', completion: 50, rules: professionalRules, ...fieldsOf(3) },
  { title: 'Contact Information', completion: 70, rules: contactRules, ...fieldsOf(4) },
  { title: 'Verify Mobile Number', completion: 80, rules: [], fields: {} },
]

/** Returns the steps that contain a field of the change. */
export function touchedSteps(change: ProfileSections): WizardStep[] {
  return wizardSteps.filter(({ fields }) => touches(change, fields))
}

/** Returns the rules of a step that apply even after the wizard. */
export const lastingRules = ({ rules }: WizardStep): Rule[] => rules.filter(({ once }) => !once)

/** Returns the errors that a step still has. */
export const openOf = (step: WizardStep, profile: ProfileSections, context?: RuleContext): RuleErrors =>
  broken(lastingRules(step), profile, context)

/** Returns the number, from 1, of the first incomplete step, or of the last step if all are complete. */
export function firstOpenStep(profile: ProfileSections, context?: RuleContext): number {
  const open = wizardSteps.findIndex((step) => Object.keys(openOf(step, profile, context)).length > 0)
  return open < 0 ? wizardSteps.length : open + 1
}

/** Returns the messages of everything that the wizard requires and the profile lacks, by readable path. */
export function missingForReview(profile: ProfileSections, context?: RuleContext): Record<string, string> {
  return broken(wizardSteps.flatMap(lastingRules), profile, context)
}
