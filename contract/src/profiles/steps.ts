import { maritalFieldNames } from './conditions.ts'
import { type FieldNames, touches } from './fieldNames.ts'
import type { ProfileSections } from './profile.ts'
import { broken, type Rule, type RuleContext, type RuleErrors } from './rule.ts'
import {
  contactRules,
  personalRules,
  physicalAndFamilyRules,
  professionalRules,
  wizardOnlyRules,
} from './rules.ts'

export type WizardStep = {
  title: string
  /** Percentage of the profile that counts as complete once this step is reached. */
  completion: number
  rules: readonly Rule[]
  /** What this step asks for; a change to one of them is checked by the step's rules. */
  fields: FieldNames
}

/** The registration wizard (specification 1, section 2). */
export const wizardSteps: readonly WizardStep[] = [
  {
    title: 'Personal Details',
    completion: 15,
    rules: personalRules,
    fields: { basic: ['dateOfBirth', 'motherTongue', 'email'], religion: ['denomination', 'spirituality'] },
  },
  {
    title: 'Family Details',
    completion: 30,
    rules: physicalAndFamilyRules,
    fields: {
      basic: ['maritalStatus', 'height', 'weight', 'bodyType', ...maritalFieldNames],
      family: ['status', 'type', 'values'],
    },
  },
  {
    title: 'Education & Occupation',
    completion: 50,
    rules: professionalRules,
    fields: { professional: ['education', 'occupation', 'annualIncome'], location: ['current'] },
  },
  {
    title: 'Contact Information',
    completion: 70,
    rules: contactRules,
    fields: {
      family: [
        'fatherName',
        'fatherOccupation',
        'fatherOccupationDetail',
        'fatherNativeState',
        'fatherNativeCity',
        'motherName',
        'motherOccupation',
        'motherOccupationDetail',
        'motherNativeState',
        'motherNativeCity',
      ],
      basic: ['contactPersonName', 'contactRelationship', 'contactPersonPhone'],
    },
  },
  { title: 'Verify Mobile Number', completion: 80, rules: [], fields: {} },
]

/** The steps that `change` has a field of. */
export function touchedSteps(change: ProfileSections): WizardStep[] {
  return wizardSteps.filter(({ fields }) => touches(change, fields))
}

/** What a step asks for that has to stay answered. */
export const lastingRules = ({ rules }: WizardStep): Rule[] =>
  rules.filter((rule) => !wizardOnlyRules.includes(rule))

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
