import { z } from '#schema'
import { contactPhone, memberPhone } from '../phone.ts'
import { count, formatted, isoDate, line, listed, paragraph, personName } from '../values.ts'
import { readOnly, wire } from '../wire.ts'
import { field, unlabelled } from './field.ts'
import { gender } from './gender.ts'
import { height } from './height.ts'

const email = wire('E-mail', {
  address: ['v', z.email({ error: 'Invalid email' }).max(254, 'Invalid email'), 'E-mail address'],
  type: ['et', z.literal('P').default('P'), 'Type of address; always P, for personal'],
})

const areaAndNumber = line(20).regex(/^[\d +()-]+$/, 'Enter digits only')

const landline = wire('Landline', {
  number: field('nu', formatted(areaAndNumber, { kind: 'pattern', most: 20 }), 'Landline', {
    rare: true,
    meaning: 'Number with area code',
  }),
})

const year = count(1980, 2100, 'Select a year')
const month = count(1, 12, 'Select a month')
const selectChildCount = 'Select No. of Children'
const childCount = z.enum(['0', '1', '2', '3', '4', '5'], { error: selectChildCount })

/** Section bi of a profile (specification 1 and 2, section 3). */
export const basicInfo = wire('Basic information', {
  name: field('na', personName('Enter name'), 'Name', {
    fact: false,
    meaning: 'Full name: letters, spaces, apostrophes, hyphens, dots',
    step: [0, 2],
    required: true,
    card: 'guest',
    searchable: 'bi.na',
  }),
  createdFor: field('cf', listed('createdFors', 'Select Profile for'), 'Profile for', {
    fact: false,
    meaning: 'Relationship of the profile to the person who created it, e.g. Daughter',
    step: [0, 1],
    required: true,
  }),
  gender: field('ge', gender, 'Gender', {
    fact: false,
    meaning: 'Gender, m or f',
    step: [0, 1],
    required: true,
    searchable: 'bi.ge',
  }),
  genderLabel: unlabelled('ged', z.string().optional(), 'Gender in words', { readOnly, card: 'staff' }),
  phone: field('ph', memberPhone, 'Registered mobile', {
    fact: false,
    meaning: 'Registered mobile number, which identifies the account',
    step: [0, 2],
    required: ['number'],
    seenBy: 'contact',
    searchable: { number: 'bi.ph.nu', countryCode: 'bi.ph.cc' },
  }),
  aboutMe: field('prd', paragraph().optional(), 'About me', {
    fact: false,
    meaning: 'About me, at most 2,000 characters, without contact details',
    section: 'about',
  }),
  ageYears: field('doby', count(0, 130).optional(), 'Age', {
    meaning: 'Age in completed years',
    readOnly,
    card: 'guest',
  }),
  ageMonths: unlabelled('dobm', count(0, 11).optional(), 'Age: months after the completed years', {
    readOnly,
  }),
  dateOfBirth: field('dob', isoDate('Select birth date'), 'Birth date', {
    rare: true,
    meaning: 'Date of birth, yyyy-MM-dd; at least 18 (f) or 21 (m) years ago',
    step: [1, 1],
    required: true,
    seenBy: 'owner',
    searchable: 'bi.dob',
    matchable: 'age',
  }),
  height: field('ht', height, 'Height', {
    step: [2, 2],
    required: ['feet'],
    card: 'guest',
    searchable: 'bi.ht',
    matchable: 'height',
  }),
  weight: field('wt', count(35, 150, 'Select weight'), 'Weight', {
    meaning: 'Weight in kg, 35 to 150',
    step: [2, 2],
    required: true,
    list: 'weights',
  }),
  maritalStatus: field('ms', listed('maritalStatuses', 'Select marital status'), 'Marital status', {
    step: [2, 1],
    required: true,
    card: 'member',
    searchable: 'bi.ms',
    matchable: 'maritalStatus',
  }),
  childStatus: field('cs', listed('childStatuses').optional(), 'Children', {
    rare: true,
    meaning: 'Where the children live; n means none',
    step: [2, 1],
    matchable: 'childStatus',
  }),
  childCount: field(
    'noc',
    formatted(childCount, { kind: 'choice', message: selectChildCount }).optional(),
    'No. of Children',
    {
      fact: 'Number of children',
      rare: true,
      meaning: 'Number of children, 0 to 5, as text',
      step: [2, 1],
      required: true,
    },
  ),
  marriageMonth: unlabelled('mm', month.optional(), 'Month of the earlier marriage, 1 to 12', {
    step: [2, 1],
  }),
  marriageYear: field('my', year.optional(), 'Married in', {
    rare: true,
    meaning: 'Year of the earlier marriage, from 1980',
    step: [2, 1],
  }),
  livedTogetherYears: field('lty', count(0, 15).optional(), 'Lived together for', {
    fact: 'Lived together',
    rare: true,
    meaning: 'Years lived together, 0 to 15',
    step: [2, 1],
  }),
  livedTogetherMonths: unlabelled(
    'ltm',
    count(0, 11).optional(),
    'Months lived together after those years, 0 to 11',
    {
      step: [2, 1],
    },
  ),
  divorceMonth: unlabelled('dm', month.optional(), 'Month of the divorce', { step: [2, 1] }),
  divorceYear: field('dy', year.optional(), 'Divorced in', {
    rare: true,
    meaning: 'Year of the divorce, from 1980',
    step: [2, 1],
  }),
  separationReason: field('sde', paragraph(500).optional(), 'Reason', {
    fact: 'Reason for separation',
    rare: true,
    meaning: 'Reason for divorce or annulment',
    step: [2, 1],
  }),
  demiseDate: field('dd', isoDate().optional(), 'Date of demise', {
    fact: 'Spouse passed away on',
    rare: true,
    meaning: 'When the spouse died, yyyy-MM-dd',
    step: [2, 1],
  }),
  demiseDateLabel: unlabelled('ddf', z.string().optional(), 'Day of the spouse’s death, formatted', {
    readOnly,
  }),
  motherTongue: field('mt', listed('motherTongues', 'Select mother tongue'), 'Mother tongue', {
    step: [1, 3],
    required: true,
    card: 'member',
    searchable: 'bi.mt',
    matchable: 'motherTongue',
  }),
  caste: field('ca', listed('castes').optional(), 'Caste', {
    meaning: 'Caste or community',
    card: 'member',
    searchable: 'bi.ca',
    matchable: 'caste',
  }),
  bodyType: field('bt', listed('bodyTypes', 'Select body type'), 'Body type', {
    step: [2, 2],
    required: true,
  }),
  complexion: field('cn', listed('complexions').optional(), 'Complexion'),
  physicalStatus: field('ps', listed('physicalStatuses').optional(), 'Physical status', {
    searchable: 'bi.ps',
    matchable: 'physicalStatus',
  }),
  eatingHabit: field('eh', listed('eatingHabits').optional(), 'Eating habit', { matchable: 'eatingHabit' }),
  drinkingHabit: field('dh', listed('drinkingHabits').optional(), 'Drinking habit', {
    matchable: 'drinkingHabit',
  }),
  smokingHabit: field('sh', listed('smokingHabits').optional(), 'Smoking habit', {
    matchable: 'smokingHabit',
  }),
  createdByLabel: field('cfb', z.string().optional(), 'Profile Created by', {
    meaning: 'Who created the profile, as shown in lists',
    readOnly,
    card: 'member',
  }),
  createdBy: unlabelled(
    'cb',
    listed('createdBy').optional(),
    'Who created the profile: Web for the family, Admin for staff',
    {
      section: false,
      searchable: 'bi.cb',
    },
  ),
  profileSource: field('pros', listed('profileSources').optional(), 'Profile source', {
    fact: false,
    rare: true,
    meaning: 'How the family came to us (key)',
    section: false,
    seenBy: 'staff',
    searchable: 'bi.pros',
  }),
  contactPersonName: field('cna', personName('Enter contact person name'), 'Contact Person Name', {
    fact: 'Contact person',
    meaning: 'Person to contact about the profile',
    step: [4, 2],
    required: true,
    section: 'contact',
    seenBy: 'owner',
  }),
  contactRelationship: field(
    'cr',
    listed('contactRelationships', 'Select contact person relationship'),
    'Relationship',
    {
      meaning: 'Relationship of the contact person to the member',
      step: [4, 2],
      required: true,
      section: 'contact',
      seenBy: 'owner',
    },
  ),
  contactPersonPhone: field('cp', contactPhone.optional(), 'Contact person’s mobile', {
    meaning: 'Number of the contact person',
    step: [4, 2],
    required: ['number'],
    once: true,
    section: 'contact',
    seenBy: 'owner',
    searchable: { number: 'bi.cp.nu', countryCode: 'bi.cp.cc' },
  }),
  landline: unlabelled('la', landline.optional(), 'Landline', { section: 'contact', seenBy: 'owner' }),
  email: field('em', email.optional(), 'E-mail', {
    fact: false,
    step: [1, 3],
    section: 'contact',
    seenBy: 'owner',
    searchable: { address: 'bi.em.v' },
  }),
})
