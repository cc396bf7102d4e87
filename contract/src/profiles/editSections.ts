import { maritalFieldNames } from './conditions.ts'
import { type FieldNames, includesPath, touches } from './fieldNames.ts'
import type { ProfileSections } from './profile.ts'

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

/** The sections that a change has a field of. */
export const touchedSections = (change: ProfileSections): EditSection[] =>
  Object.values(editSections).filter(({ fields }) => touches(change, fields))

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
