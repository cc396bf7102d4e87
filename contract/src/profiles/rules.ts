import { hasValidLength, tenDigitContact, tenDigitMobile } from '../phone.ts'
import { type Gender, genders, oldestAge } from './basic.ts'
import { asksChildCount, asksCity, asksState, earns, occupationDetailLabel } from './conditions.ts'
import { isGiven, type Rule, required } from './rule.ts'

export const minimumAge: Record<Gender, number> = { f: 18, m: 21 }

/** Whether somebody born on `dateOfBirth` (yyyy-MM-dd) is at least `years` old on the day `today` (UTC). */
export function isAtLeast(years: number, dateOfBirth: string, today: Date): boolean {
  const [year, month, day] = dateOfBirth.split('-').map(Number) as [number, number, number]
  return Date.UTC(year + years, month - 1, day) <= today.getTime()
}

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

/** The home page's registration form. */
export const registrationRules: readonly Rule[] = [
  required('basic.createdFor', 'Select Profile for'),
  required('basic.gender', 'Select Gender', (profile) => isGiven(profile.basic?.createdFor)),
  required('basic.name', 'Enter name'),
  required('basic.phone.number', 'Enter mobile'),
  {
    path: 'basic.phone.number',
    message: tenDigitMobile,
    when: (profile) => isGiven(profile.basic?.phone?.number),
    holds: ({ basic }) => !basic?.phone || hasValidLength(basic.phone),
  },
]

/** Step 1. */
export const personalRules: readonly Rule[] = [
  required('basic.dateOfBirth', 'Select birth date'),
  ...ageRules,
  required('religion.denomination', 'Select denomination'),
  required('religion.spirituality', 'Select spirituality'),
  required('basic.motherTongue', 'Select mother tongue'),
]

/** Step 2. */
export const physicalAndFamilyRules: readonly Rule[] = [
  required('basic.maritalStatus', 'Select marital status'),
  required('basic.childCount', 'Select No. of Children', asksChildCount),
  required('basic.height.feet', 'Select height'),
  required('basic.weight', 'Select weight'),
  required('family.status', 'Select family status'),
  required('family.type', 'Select family type'),
  required('family.values', 'Select family values'),
  required('basic.bodyType', 'Select body type'),
]

/** Step 3. */
export const professionalRules: readonly Rule[] = [
  required('professional.education.degree', 'Select education'),
  required('professional.occupation', 'Select occupation'),
  required('professional.annualIncome.from', 'Select annual income', earns),
  required('location.current.country', 'Select current location', earns),
  required('location.current.state', 'Select state', asksState),
  required('location.current.city', 'Select City', asksCity),
]

/** Asked in the wizard, where the registered number answers it; on the edit page another number is nobody's duty. */
const contactPhoneAsked = required('basic.contactPersonPhone.number', 'Enter mobile no.')

/** What the wizard asks once and a member may take out again. */
export const wizardOnlyRules: readonly Rule[] = [contactPhoneAsked]

/** Step 4. */
export const contactRules: readonly Rule[] = [
  required('family.fatherName', "Enter father's name"),
  required('family.fatherOccupation', "Select father's occupation"),
  ...detailRequired('father'),
  required('family.motherName', "Enter mother's name"),
  required('family.motherOccupation', "Select mother's occupation"),
  ...detailRequired('mother'),
  required('basic.contactPersonName', 'Enter contact person name'),
  required('basic.contactRelationship', 'Select contact person relationship'),
  contactPhoneAsked,
  {
    path: 'basic.contactPersonPhone.number',
    message: tenDigitContact,
    when: (profile) => isGiven(profile.basic?.contactPersonPhone?.number),
    holds: ({ basic }) => !basic?.contactPersonPhone || hasValidLength(basic.contactPersonPhone),
  },
]
