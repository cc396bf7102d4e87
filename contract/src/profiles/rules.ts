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

/** Refuses birth dates in the future and those too long ago. It needs no gender, which a draft may lack. */
const plausibleBirthDate: Rule = {
  path: 'basic.dateOfBirth',
  message: `Select a birth date of the last ${oldestAge} years`,
  when: (profile) => isGiven(profile.basic?.dateOfBirth),
  holds: ({ basic }, { today }) => {
    const born = basic?.dateOfBirth ?? ''
    return isAtLeast(0, born, today) && !isAtLeast(oldestAge + 1, born, today)
  },
}

/** A girl is at least 18, a boy 21 (specification 2, section 5). */
export const ageRules: readonly Rule[] = [...genders.map(oldEnough), plausibleBirthDate]

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

/** Rules of fields beyond being required and their format. */
const furtherRules: { readonly [Path in FieldPath]?: readonly Rule[] } = {
  'basic.phone': [validLength('phone', tenDigitMobile), mobile],
  'basic.dateOfBirth': ageRules,
  'family.fatherOccupationDetail': detailRequired('father'),
  'family.motherOccupationDetail': detailRequired('mother'),
  'basic.contactPersonPhone': [validLength('contactPersonPhone', tenDigitContact)],
}

/** Returns the rules that require a field, as a whole or in parts, as its row says. */
function requiredRules({ path, required: parts = [], once }: ProfileField): Rule[] {
  const paths = parts === true ? [path] : parts.map((part) => `${path}.${part}` as FieldPath)
  return paths.map((at) => ({
    ...required(at, missingMessage(at), askedWhen[at] ?? askedWhen[path]),
    ...(once && { once }),
  }))
}

/** Returns the rules of a field's value, if there is one. */
export const furtherRulesOf = (path: FieldPath): readonly Rule[] => furtherRules[path] ?? []

/** Returns all rules of a field in a form that contains it. */
export const rulesOf = (path: FieldPath): readonly Rule[] => [
  ...requiredRules(fieldAt(path)),
  ...furtherRulesOf(path),
]

const rulesOfStep = (step: WizardStepNumber): readonly Rule[] => pathsOfStep(step).flatMap(rulesOf)

/** Rules of the registration form on the home page, followed by those of the wizard steps. */
export const registrationRules = rulesOfStep(0)
export const personalRules = rulesOfStep(1)
export const physicalAndFamilyRules = rulesOfStep(2)
export const professionalRules = rulesOfStep(3)
export const contactRules = rulesOfStep(4)
