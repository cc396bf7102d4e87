import { canBeMobile, hasValidLength, noSuchMobile, tenDigitContact, tenDigitMobile } from '../phone.ts'
import { isAtLeast, oldestAge } from './age.ts'
import { askedWhen, occupationDetailLabel } from './conditions.ts'
import type { WizardStepNumber } from './field.ts'
import type { FieldPath } from './fieldPath.ts'
import { fieldAt, missingMessage, type ProfileField, pathsOfStep } from './fields.ts'
import { type Gender, genders } from './gender.ts'
import { isGiven, type Rule, required } from './rule.ts'

export const minimumAge: Record<Gender, number> = { f: 18, m: 21 }

function oldEnough(gender: Gender): Rule {
  return {
    path: 'basic.dateOfBirth',
    message: `Age must be greater than ${minimumAge[gender]} years`,
    when: (profile) => profile.basic?.gender === gender && isGiven(profile.basic?.dateOfBirth),
    holds: (profile, { today }) => isAtLeast(minimumAge[gender], profile.basic?.dateOfBirth ?? '', today),
  }
}

const detailRequired = (parent: 'father' | 'mother'): Rule[] =>
  ['Retired as', 'Business', 'Profession'].map((label) =>
    required(
      `family.${parent}OccupationDetail`,
      `Enter ${label}`,
      (profile) => occupationDetailLabel(profile.family?.[`${parent}Occupation`]) === label,
    ),
  )

/** Neither to come nor before anybody's memory; of a draft too, whose gender may not be known yet. */
const ofSomebodyAlive: Rule = {
  path: 'basic.dateOfBirth',
  message: `Select a birth date of the last ${oldestAge} years`,
  when: (profile) => isGiven(profile.basic?.dateOfBirth),
  holds: ({ basic }, { today }) => {
    const born = basic?.dateOfBirth ?? ''
    return isAtLeast(0, born, today) && !isAtLeast(oldestAge + 1, born, today)
  },
}

/** A girl is at least 18, a boy 21 (specification 2, section 5). */
export const ageRules: readonly Rule[] = [...genders.map(oldEnough), ofSomebodyAlive]

const validLength = (phone: 'phone' | 'contactPersonPhone', message: string): Rule => ({
  path: `basic.${phone}.number`,
  message,
  when: ({ basic }) => isGiven(basic?.[phone]?.number),
  holds: ({ basic }) => !basic?.[phone] || hasValidLength(basic[phone]),
})

const mobile: Rule = {
  path: 'basic.phone.number',
  message: noSuchMobile,
  when: ({ basic }) => isGiven(basic?.phone?.number),
  holds: ({ basic }) => !basic?.phone || canBeMobile(basic.phone),
}

/** What is asked of an answer beyond being there and its own format. */
const furtherRules: { readonly [Path in FieldPath]?: readonly Rule[] } = {
  'basic.phone': [validLength('phone', tenDigitMobile), mobile],
  'basic.dateOfBirth': ageRules,
  'family.fatherOccupationDetail': detailRequired('father'),
  'family.motherOccupationDetail': detailRequired('mother'),
  'basic.contactPersonPhone': [validLength('contactPersonPhone', tenDigitContact)],
}

/** Whether its row asks for it: as a whole, or for some of its parts. */
function requiredRules({ path, required: parts = [], once }: ProfileField): Rule[] {
  const paths = parts === true ? [path] : parts.map((part) => `${path}.${part}` as FieldPath)
  return paths.map((at) => ({
    ...required(at, missingMessage(at), askedWhen[at] ?? askedWhen[path]),
    ...(once && { once }),
  }))
}

/** What is asked of an answer if there is one. */
export const furtherRulesOf = (path: FieldPath): readonly Rule[] => furtherRules[path] ?? []

/** What a field asks for where it is asked for. */
export const rulesOf = (path: FieldPath): readonly Rule[] => [
  ...requiredRules(fieldAt(path)),
  ...furtherRulesOf(path),
]

const rulesOfStep = (step: WizardStepNumber): readonly Rule[] => pathsOfStep(step).flatMap(rulesOf)

/** The home page's registration form, and the steps of the wizard that follow it. */
export const registrationRules = rulesOfStep(0)
export const personalRules = rulesOfStep(1)
export const physicalAndFamilyRules = rulesOfStep(2)
export const professionalRules = rulesOfStep(3)
export const contactRules = rulesOfStep(4)
