import { z } from '#schema'
import { lookup } from '../lookup.ts'
import { contactPhone, memberPhone } from '../phone.ts'
import { count, formatted, isoDate, line, listed, paragraph, personName } from '../values.ts'
import { readOnly, wire } from '../wire.ts'
import { field } from './field.ts'

export const genders = ['m', 'f'] as const
const selectGender = 'Select Gender'
export const gender = formatted(z.enum(genders, { error: selectGender }), {
  kind: 'choice',
  message: selectGender,
})
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

const areaAndNumber = line(20).regex(/^[\d +()-]+$/, 'Enter digits only')

export const landline = wire('Landline', {
  number: field('nu', formatted(areaAndNumber, { kind: 'pattern', most: 20 }), {
    label: 'Landline',
    rare: true,
    meaning: 'Number with area code',
  }),
})

const year = count(1980, 2100, 'Select a year')
const month = count(1, 12, 'Select a month')
const selectChildCount = 'Select No. of Children'
const childCount = z.enum(['0', '1', '2', '3', '4', '5'], { error: selectChildCount })

/** Specification 1 and 2, section 3: bi. */
export const basicInfo = wire('Basic information', {
  name: field('na', personName('Enter name'), {
    label: 'Name',
    fact: false,
    meaning: 'Full name: letters, spaces, apostrophes, hyphens, dots',
    step: [0, 2],
    required: true,
    card: 'guest',
  }),
  createdFor: field('cf', listed('createdFors', 'Select Profile for'), {
    label: 'Profile for',
    fact: false,
    meaning: 'Whom the profile is for, seen by its writer',
    step: [0, 1],
    required: true,
  }),
  gender: field('ge', gender, {
    label: 'Gender',
    fact: false,
    meaning: 'm or f',
    step: [0, 1],
    required: true,
  }),
  genderLabel: field('ged', z.string().optional(), { meaning: 'Gender in words', readOnly, card: 'staff' }),
  phone: field('ph', memberPhone, {
    label: 'Registered mobile',
    fact: false,
    meaning: 'Registered mobile number; proves the account',
    step: [0, 2],
    required: ['number'],
    seenBy: 'contact',
    card: 'staff',
  }),
  aboutMe: field('prd', paragraph().optional(), {
    label: 'About me',
    fact: false,
    meaning: 'About me, at most 2,000 characters, without contact details',
    section: 'about',
  }),
  ageYears: field('doby', count(0, 130).optional(), {
    label: 'Age',
    meaning: 'Age in completed years',
    readOnly,
    card: 'guest',
  }),
  ageMonths: field('dobm', count(0, 11).optional(), {
    meaning: 'Months beyond the completed years',
    readOnly,
  }),
  dateOfBirth: field('dob', isoDate('Select birth date'), {
    label: 'Birth date',
    rare: true,
    meaning: 'yyyy-MM-dd; at least 18 (f) or 21 (m) years ago',
    step: [1, 1],
    required: true,
    seenBy: 'owner',
  }),
  height: field('ht', height, { label: 'Height', step: [2, 2], required: ['feet'], card: 'guest' }),
  weight: field('wt', count(35, 150, 'Select weight'), {
    label: 'Weight',
    meaning: 'Weight in kg, 35 to 150',
    step: [2, 2],
    required: true,
    list: 'weights',
  }),
  maritalStatus: field('ms', listed('maritalStatuses', 'Select marital status'), {
    label: 'Marital status',
    step: [2, 1],
    required: true,
  }),
  childStatus: field('cs', listed('childStatuses').optional(), {
    label: 'Children',
    rare: true,
    meaning: 'Where the children live; n means none',
    step: [2, 1],
  }),
  childCount: field('noc', formatted(childCount, { kind: 'choice', message: selectChildCount }).optional(), {
    label: 'No. of Children',
    fact: 'Number of children',
    rare: true,
    meaning: 'Number of children, 0 to 5, as text',
    step: [2, 1],
    required: true,
  }),
  marriageMonth: field('mm', month.optional(), {
    meaning: 'Month of the earlier marriage, 1 to 12',
    step: [2, 1],
  }),
  marriageYear: field('my', year.optional(), {
    label: 'Married in',
    rare: true,
    meaning: 'Year of the earlier marriage, from 1980',
    step: [2, 1],
  }),
  livedTogetherYears: field('lty', count(0, 15).optional(), {
    label: 'Lived together for',
    fact: 'Lived together',
    rare: true,
    meaning: 'Years lived together, 0 to 15',
    step: [2, 1],
  }),
  livedTogetherMonths: field('ltm', count(0, 11).optional(), {
    meaning: 'Months beyond those years, 0 to 11',
    step: [2, 1],
  }),
  divorceMonth: field('dm', month.optional(), { meaning: 'Month of the divorce', step: [2, 1] }),
  divorceYear: field('dy', year.optional(), {
    label: 'Divorced in',
    rare: true,
    meaning: 'Year of the divorce, from 1980',
    step: [2, 1],
  }),
  separationReason: field('sde', paragraph(500).optional(), {
    label: 'Reason',
    fact: 'Reason for separation',
    rare: true,
    meaning: 'Reason for divorce or annulment',
    step: [2, 1],
  }),
  demiseDate: field('dd', isoDate().optional(), {
    label: 'Date of demise',
    fact: 'Spouse passed away on',
    rare: true,
    meaning: 'When the spouse died, yyyy-MM-dd',
    step: [2, 1],
  }),
  demiseDateLabel: field('ddf', z.string().optional(), { meaning: 'The same, as shown', readOnly }),
  motherTongue: field('mt', listed('motherTongues', 'Select mother tongue'), {
    label: 'Mother tongue',
    step: [1, 3],
    required: true,
    card: 'member',
  }),
  caste: field('ca', listed('castes').optional(), { label: 'Caste', meaning: 'Community', card: 'member' }),
  bodyType: field('bt', listed('bodyTypes', 'Select body type'), {
    label: 'Body type',
    step: [2, 2],
    required: true,
  }),
  complexion: field('cn', listed('complexions').optional(), { label: 'Complexion' }),
  physicalStatus: field('ps', listed('physicalStatuses').optional(), { label: 'Physical status' }),
  eatingHabit: field('eh', listed('eatingHabits').optional(), { label: 'Eating habit' }),
  drinkingHabit: field('dh', listed('drinkingHabits').optional(), { label: 'Drinking habit' }),
  smokingHabit: field('sh', listed('smokingHabits').optional(), { label: 'Smoking habit' }),
  createdByLabel: field('cfb', z.string().optional(), {
    label: 'Profile Created by',
    meaning: 'Who created the profile, as lists show it',
    readOnly,
    card: 'member',
  }),
  createdBy: field('cb', listed('createdBy').optional(), { meaning: 'Web or Admin', section: false }),
  profileSource: field('pros', listed('profileSources').optional(), {
    label: 'Profile source',
    fact: false,
    rare: true,
    meaning: 'How the family came to us (key)',
    section: false,
    seenBy: 'staff',
  }),
  email: field('em', email.optional(), {
    label: 'E-mail (optional)',
    fact: 'E-mail',
    meaning: 'E-mail',
    step: [1, 3],
    section: 'contact',
    seenBy: 'owner',
  }),
  contactPersonName: field('cna', personName('Enter contact person name'), {
    label: 'Contact Person Name',
    fact: 'Contact person',
    meaning: 'Who answers for the profile',
    step: [4, 2],
    required: true,
    section: 'contact',
    seenBy: 'owner',
  }),
  contactRelationship: field('cr', listed('contactRelationships', 'Select contact person relationship'), {
    label: 'Relationship',
    meaning: 'Relationship of the contact person to the member',
    step: [4, 2],
    required: true,
    section: 'contact',
    seenBy: 'owner',
  }),
  contactPersonPhone: field('cp', contactPhone.optional(), {
    label: 'Contact person’s mobile',
    meaning: 'Number of the contact person',
    step: [4, 2],
    required: ['number'],
    once: true,
    section: 'contact',
    seenBy: 'owner',
  }),
  landline: field('la', landline.optional(), { meaning: 'Landline', section: 'contact', seenBy: 'owner' }),
})
