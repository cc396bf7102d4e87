import { hasValidLength, tenDigitContact, tenDigitMobile } from '../phone.ts'
import { type Gender, genders } from './basic.ts'
import { defaultCountry } from './location.ts'
import type { ProfileSections } from './profile.ts'

/**
 * What a form asks for beyond the format of single fields. One rule is one line: where it shows, what it says,
 * when it applies and what must hold. The wizard, the edit page and the server all read these tables.
 */
export type Rule = {
  path: string
  message: string
  when?: (profile: ProfileSections) => boolean
  holds: (profile: ProfileSections, context: RuleContext) => boolean
}
export type RuleContext = { today: Date }

export const neverMarried = 'Never Married'
export const childless = 'n'
export const minimumAge: Record<Gender, number> = { f: 18, m: 21 }

/** Created-for values that settle the gender; for the others the writer chooses. */
export const genderByCreatedFor: Readonly<Record<string, Gender>> = {
  Daughter: 'f',
  Sister: 'f',
  Son: 'm',
  Brother: 'm',
}

const unpaidOccupations = ['Not Working', 'Student']
/** The detail asked beside a parent's occupation; none for those not listed here. */
const occupationDetailLabels: Readonly<Record<string, string>> = {
  Retired: 'Retired as',
  Business: 'Business',
}
const withoutOccupationDetail = ['Not Employed', 'Homemaker', 'Passed Away']

export function earns(profile: ProfileSections): boolean {
  const occupation = profile.professional?.occupation
  return !!occupation && !unpaidOccupations.includes(occupation)
}

export function wasMarried(profile: ProfileSections): boolean {
  const status = profile.basic?.maritalStatus
  return !!status && status !== neverMarried
}

/** What the field beside a parent's occupation is called; undefined where it is hidden. */
export function occupationDetailLabel(occupation: string | null | undefined): string | undefined {
  if (!occupation || withoutOccupationDetail.includes(occupation)) return undefined
  return occupationDetailLabels[occupation] ?? 'Profession'
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value)
}

function required(path: string, message: string, when?: Rule['when']): Rule {
  const rule: Rule = { path, message, holds: (profile) => isGiven(valueAt(profile, path)) }
  return when ? { ...rule, when } : rule
}

function isGiven(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

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

const livesInIndia = (profile: ProfileSections) =>
  earns(profile) && profile.location?.current?.country === defaultCountry

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
  ...genders.map(oldEnough),
  required('religion.denomination', 'Select denomination'),
  required('religion.spirituality', 'Select spirituality'),
  required('basic.motherTongue', 'Select mother tongue'),
]

/** Step 2. */
export const physicalAndFamilyRules: readonly Rule[] = [
  required('basic.maritalStatus', 'Select marital status'),
  required('basic.childCount', 'Select No. of Children', wasMarried),
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
  required('location.current.state', 'Select state', livesInIndia),
  required('location.current.city', 'Select City', livesInIndia),
]

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
  required('basic.contactPersonPhone.number', 'Enter mobile no.'),
  {
    path: 'basic.contactPersonPhone.number',
    message: tenDigitContact,
    when: (profile) => isGiven(profile.basic?.contactPersonPhone?.number),
    holds: ({ basic }) => !basic?.contactPersonPhone || hasValidLength(basic.contactPersonPhone),
  },
]

/** The first broken rule of each field: readable path -> message. */
export function broken(
  rules: readonly Rule[],
  profile: ProfileSections,
  context: RuleContext = { today: new Date() },
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    if (rule.path in found || (rule.when && !rule.when(profile))) continue
    if (!rule.holds(profile, context)) found[rule.path] = rule.message
  }
  return found
}
