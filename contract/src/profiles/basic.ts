import { z } from '#schema'
import { memberPhone } from '../phone.ts'
import { count, isoDate, listed, paragraph, personName } from '../values.ts'
import { readOnly, wire } from '../wire.ts'
import { contactFields } from './contactFields.ts'
import { earlierMarriage } from './earlierMarriage.ts'
import { field, unlabelled } from './field.ts'
import { gender } from './gender.ts'
import { height } from './height.ts'

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
  ...earlierMarriage,
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
  ...contactFields,
})
