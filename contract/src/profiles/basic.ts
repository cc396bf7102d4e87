import { z } from '#schema'
import { lookup } from '../lookup.ts'
import { contactPhone, memberPhone } from '../phone.ts'
import { count, isoDate, line, listed, paragraph, personName } from '../values.ts'
import { readOnly, wire } from '../wire.ts'

export const genders = ['m', 'f'] as const
export const gender = z.enum(genders, { error: 'Select Gender' })
export type Gender = z.infer<typeof gender>

/** Created-for values that settle the gender; for the others the writer chooses. */
export const genderByCreatedFor = lookup<Gender>({
  Daughter: 'f',
  Sister: 'f',
  Son: 'm',
  Brother: 'm',
})

/** Heights of people, in whole feet with any inches: the list of heights has a label for each. */
export const heightFeet = { from: 4, to: 7 } as const

/** Nobody whom we serve, or search for, is older. */
export const oldestAge = 100

export const height = wire('Height', {
  feet: ['ft', count(heightFeet.from, heightFeet.to, 'Select height'), 'Feet, 4 to 7'],
  inches: ['in', count(0, 11, 'Select height'), 'Inches, 0 to 11'],
  label: ['dn', z.string().max(40).optional(), 'As shown, with centimetres', readOnly],
})

export const email = wire('E-mail', {
  address: ['v', z.email({ error: 'Invalid email' }).max(254, 'Invalid email'), 'Address'],
  type: ['et', z.literal('P').default('P'), 'Kind of address; always P, personal'],
})

export const landline = wire('Landline', {
  number: ['nu', line(20).regex(/^[\d +()-]+$/, 'Enter digits only'), 'Number with area code'],
})

const year = count(1980, 2100, 'Select a year')
const month = count(1, 12, 'Select a month')

/** Specification 1 and 2, section 3: bi. */
export const basicInfo = wire('Basic information', {
  createdFor: [
    'cf',
    listed('createdFors', 'Select Profile for'),
    'Whom the profile is for, seen by its writer',
  ],
  gender: ['ge', gender, 'm or f'],
  genderLabel: ['ged', z.string().optional(), 'Gender in words', readOnly],
  name: ['na', personName('Enter name'), 'Full name: letters, spaces, apostrophes, hyphens, dots'],
  createdBy: ['cb', listed('createdBy').optional(), 'Web or Admin'],
  createdByLabel: ['cfb', z.string().optional(), 'Who created the profile, as lists show it', readOnly],
  phone: ['ph', memberPhone, 'Registered mobile number; proves the account'],
  email: ['em', email.optional(), 'E-mail'],
  dateOfBirth: ['dob', isoDate('Select birth date'), 'yyyy-MM-dd; at least 18 (f) or 21 (m) years ago'],
  ageYears: ['doby', count(0, 130).optional(), 'Age in completed years', readOnly],
  ageMonths: ['dobm', count(0, 11).optional(), 'Months beyond the completed years', readOnly],
  motherTongue: ['mt', listed('motherTongues', 'Select mother tongue'), 'Mother tongue'],
  caste: ['ca', listed('castes').optional(), 'Community'],
  maritalStatus: ['ms', listed('maritalStatuses', 'Select marital status'), 'Marital status'],
  childCount: [
    'noc',
    z.enum(['0', '1', '2', '3', '4', '5'], { error: 'Select No. of Children' }).optional(),
    'Number of children, 0 to 5, as text',
  ],
  childStatus: ['cs', listed('childStatuses').optional(), 'Where the children live; n means none'],
  height: ['ht', height, 'Height'],
  weight: ['wt', count(35, 150, 'Select weight'), 'Weight in kg, 35 to 150'],
  bodyType: ['bt', listed('bodyTypes', 'Select body type'), 'Body type'],
  complexion: ['cn', listed('complexions').optional(), 'Complexion'],
  physicalStatus: ['ps', listed('physicalStatuses').optional(), 'Physical status'],
  smokingHabit: ['sh', listed('smokingHabits').optional(), 'Smoking'],
  drinkingHabit: ['dh', listed('drinkingHabits').optional(), 'Drinking'],
  eatingHabit: ['eh', listed('eatingHabits').optional(), 'Eating'],
  profileSource: ['pros', listed('profileSources').optional(), 'How the family came to us (key)'],
  aboutMe: ['prd', paragraph().optional(), 'About me, at most 2,000 characters, without contact details'],
  contactPersonPhone: ['cp', contactPhone.optional(), 'Number of the contact person'],
  contactPersonName: ['cna', personName('Enter contact person name'), 'Who answers for the profile'],
  contactRelationship: [
    'cr',
    listed('contactRelationships', 'Select contact person relationship'),
    'Relationship of the contact person to the member',
  ],
  landline: ['la', landline.optional(), 'Landline'],
  marriageMonth: ['mm', month.optional(), 'Month of the earlier marriage, 1 to 12'],
  marriageYear: ['my', year.optional(), 'Year of the earlier marriage, from 1980'],
  livedTogetherYears: ['lty', count(0, 15).optional(), 'Years lived together, 0 to 15'],
  livedTogetherMonths: ['ltm', count(0, 11).optional(), 'Months beyond those years, 0 to 11'],
  divorceMonth: ['dm', month.optional(), 'Month of the divorce'],
  divorceYear: ['dy', year.optional(), 'Year of the divorce, from 1980'],
  separationReason: ['sde', paragraph(500).optional(), 'Reason for divorce or annulment'],
  demiseDate: ['dd', isoDate().optional(), 'When the spouse died, yyyy-MM-dd'],
  demiseDateLabel: ['ddf', z.string().optional(), 'The same, as shown', readOnly],
})
