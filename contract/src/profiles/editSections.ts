import { maritalFieldNames } from './conditions.ts'
import { editRules } from './editRules.ts'
import { type FieldNames, includesPath, touches, touchesPath } from './fieldNames.ts'
import { freeTextRules } from './freeText.ts'
import type { ProfileSections } from './profile.ts'
import { broken, type Rule, type RuleContext, type RuleErrors } from './rule.ts'
import { registrationRules } from './rules.ts'
import { wizardSteps } from './steps.ts'

export type EditSection = {
  title: string
  fields: FieldNames
  /** What the person reads when it was saved. */
  saved: string
}

const profileSaved = 'Your Profile Detail has been updated'

const parentFields = (parent: 'father' | 'mother') =>
  ['Initial', 'Name', 'Occupation', 'OccupationDetail', 'NativeState', 'NativeCity'].map(
    (part) => `${parent}${part}`,
  )

/** The sections of the edit page in their order; each is saved by itself (specification 2, section 2). */
export const editSections = {
  about: { title: 'About Me', fields: { basic: ['aboutMe'] }, saved: profileSaved },
  aboutFamily: { title: 'About Family', fields: { family: ['aboutFamily'] }, saved: profileSaved },
  basic: {
    title: 'Basic Information',
    fields: {
      basic: [
        ...[
          'createdFor',
          'gender',
          'name',
          'phone',
          'dateOfBirth',
          'height',
          'weight',
          'motherTongue',
          'caste',
        ],
        ...['maritalStatus', ...maritalFieldNames, 'bodyType', 'complexion', 'physicalStatus'],
        ...['eatingHabit', 'drinkingHabit', 'smokingHabit'],
      ],
    },
    saved: 'Your Basic Details has been updated',
  },
  family: {
    title: 'Family Information',
    fields: {
      family: [
        ...['status', 'type', 'values', 'siblings'],
        ...parentFields('father'),
        ...parentFields('mother'),
      ],
    },
    saved: 'Your Family Details has been updated',
  },
  religion: {
    title: 'Religious Information',
    fields: {
      religion: [
        'religion',
        'denomination',
        'church',
        'pastorName',
        'churchActivity',
        'spirituality',
        'detail',
      ],
    },
    saved: 'Your Religious Details has been updated.',
  },
  contact: {
    title: 'Contact Information',
    fields: {
      basic: ['contactPersonName', 'contactRelationship', 'contactPersonPhone', 'landline', 'email'],
      location: ['current', 'permanent', 'citizenOf', 'residenceType'],
    },
    saved: 'Your Contact Detail has been updated',
  },
  professional: {
    title: 'Professional Information',
    fields: {
      professional: [
        ...['education', 'additionalEducation', 'educationDetail', 'employmentType', 'occupation'],
        ...['occupationDetail', 'designation', 'company', 'annualIncome'],
      ],
    },
    saved: 'Your Professional Details has been updated',
  },
  lifestyle: {
    title: 'LifeStyle',
    fields: {
      lifestyle: ['hobbies', 'interests', 'music', 'cuisines', 'books', 'sports', 'dressStyles'],
    },
    saved: 'Your LifeStyle Details has been updated',
  },
  basicPreference: {
    title: 'Basic and Religion',
    fields: {
      basicPreference: [
        ...['age', 'height', 'maritalStatuses', 'childStatuses', 'castes', 'motherTongues'],
        ...['physicalStatuses', 'eatingHabits', 'drinkingHabits', 'smokingHabits'],
      ],
      religiousPreference: ['denominations', 'spiritualities'],
    },
    saved: 'Your Basic Preference has been updated',
  },
  professionalPreference: {
    title: 'Professional',
    fields: { professionalPreference: ['educations', 'employmentTypes', 'occupations', 'income'] },
    saved: 'Your Professional Preference has been updated',
  },
  locationPreference: {
    title: 'Location',
    fields: { locationPreference: ['countries', 'states', 'districts'] },
    saved: 'Your Location Preference has been updated',
  },
} as const satisfies Record<string, EditSection>
export type EditSectionName = keyof typeof editSections
export const editSectionNames = Object.keys(editSections) as EditSectionName[]

/** The edit page's own words come before those of the wizard. */
const allRules: readonly Rule[] = [
  ...editRules,
  ...registrationRules,
  ...wizardSteps.flatMap(({ rules }) => rules),
  ...freeTextRules,
]

/** The rules about the fields of a section. */
export const rulesOf = ({ fields }: EditSection): Rule[] =>
  allRules.filter(({ path }) => includesPath(fields, path))

const touchedSections = (change: ProfileSections): EditSection[] =>
  Object.values(editSections).filter(({ fields }) => touches(change, fields))

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

export const touchesAny = (change: ProfileSections): boolean => touchedSections(change).length > 0

/** What is said when a change was saved. */
export function savedMessage(change: ProfileSections): string {
  const [section, ...others] = touchedSections(change)
  return section && others.length === 0 ? section.saved : profileSaved
}

/** The section in which a field is edited, by its readable path. */
export function sectionOfPath(path: string): EditSectionName | undefined {
  return editSectionNames.find((name) => includesPath(editSections[name].fields, path))
}
