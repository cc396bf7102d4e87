import type { ProfileSections, SectionName } from './profile.ts'
import {
  broken,
  contactRules,
  earns,
  genderByCreatedFor,
  occupationDetailLabel,
  personalRules,
  physicalAndFamilyRules,
  professionalRules,
  type Rule,
  type RuleContext,
  wasMarried,
} from './rules.ts'

export type WizardStep = {
  title: string
  /** Percentage of the profile that counts as complete once this step is reached. */
  completion: number
  rules: readonly Rule[]
  /** Fields this step asks for, by section; a change to one of them is checked by the step's rules. */
  fields: Partial<Record<SectionName, readonly string[]>>
}

const maritalFields = [
  'marriageMonth',
  'marriageYear',
  'livedTogetherYears',
  'livedTogetherMonths',
  'divorceMonth',
  'divorceYear',
  'separationReason',
  'demiseDate',
  'childStatus',
] as const

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
      basic: ['maritalStatus', 'childCount', 'height', 'weight', 'bodyType', ...maritalFields],
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
  return wizardSteps.filter((step) =>
    Object.entries(step.fields).some(([section, fields]) => {
      const part = change[section as SectionName] as Record<string, unknown> | undefined
      return part && fields.some((field) => field in part)
    }),
  )
}

/** The wizard's rules about the fields that `change` names: a change may not take away what was asked for. */
export function rulesTouched(change: ProfileSections): Rule[] {
  return wizardSteps
    .flatMap(({ rules }) => rules)
    .filter(({ path }) => {
      const [section = '', field = ''] = path.split('.')
      const part = change[section as SectionName] as Record<string, unknown> | undefined
      return part !== undefined && field in part
    })
}

/** The number, from 1, of the first step that still asks for something; the last one when none does. */
export function firstOpenStep(profile: ProfileSections, context?: RuleContext): number {
  const open = wizardSteps.findIndex(({ rules }) => Object.keys(broken(rules, profile, context)).length > 0)
  return open < 0 ? wizardSteps.length : open + 1
}

/** Everything the wizard asks for and the profile has not: readable path -> message. */
export function missingForReview(profile: ProfileSections, context?: RuleContext): Record<string, string> {
  return broken(
    wizardSteps.flatMap((step) => step.rules),
    profile,
    context,
  )
}

/** Clears what no longer applies, e.g. the number of children of somebody who never married. */
export function tidy(profile: ProfileSections): ProfileSections {
  const result = structuredClone(profile)
  const { basic, family, professional } = result
  if (basic) {
    const settled = genderByCreatedFor[basic.createdFor ?? '']
    if (settled) basic.gender = settled
    if (basic.maritalStatus && !wasMarried(result)) drop(basic, ['childCount', ...maritalFields])
  }
  if (family && !occupationDetailLabel(family.fatherOccupation)) drop(family, ['fatherOccupationDetail'])
  if (family && !occupationDetailLabel(family.motherOccupation)) drop(family, ['motherOccupationDetail'])
  if (professional?.occupation && !earns(result)) drop(professional, ['annualIncome'])
  return result
}

function drop(section: object, fields: readonly string[]): void {
  for (const field of fields) delete (section as Record<string, unknown>)[field]
}
