import { count, listedMany } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'
import { height } from './height.ts'
import { incomeRange } from './incomeRange.ts'

const ageRange = wire('Age range', {
  from: ['fr', count(18, 70).optional(), 'Youngest age in years'],
  to: ['to', count(18, 70).optional(), 'Oldest age in years'],
})

const heightRange = wire('Height range', {
  from: ['fr', height.optional(), 'Shortest'],
  to: ['to', height.optional(), 'Tallest'],
})

/** Minimum age of a preference that has only a maximum. */
export const youngestPreferred = 21

/** Section bp of a profile. No value, or Any, means no restriction. */
export const basicPreference = wire('Basic preference', {
  age: field('arp', ageRange.optional(), 'Age', { preference: 'age' }),
  height: field('hrp', heightRange.optional(), 'Height', { preference: 'height' }),
  maritalStatuses: field('msp', listedMany('maritalStatuses'), 'Marital status', {
    preference: 'maritalStatus',
  }),
  childStatuses: field('csp', listedMany('childStatuses'), 'Children', {
    meaning: 'Child statuses, by key',
    preference: 'childStatus',
  }),
  castes: field('cap', listedMany('castes'), 'Caste', { preference: 'caste' }),
  motherTongues: field('mtp', listedMany('motherTongues'), 'Mother tongue', { preference: 'motherTongue' }),
  physicalStatuses: field('psp', listedMany('physicalStatuses'), 'Physical status', {
    preference: 'physicalStatus',
  }),
  eatingHabits: field('ehp', listedMany('eatingHabits'), 'Eating habit', { preference: 'eatingHabit' }),
  drinkingHabits: field('dhp', listedMany('drinkingHabits'), 'Drinking habit', {
    preference: 'drinkingHabit',
  }),
  smokingHabits: field('shp', listedMany('smokingHabits'), 'Smoking habit', { preference: 'smokingHabit' }),
})

export const religiousPreference = wire('Religious preference', {
  denominations: field('dp', listedMany('denominations'), 'Denomination', { preference: 'denomination' }),
  spiritualities: field('spp', listedMany('spiritualities'), 'Spirituality', {
    preference: 'spirituality',
  }),
})

export const professionalPreference = wire('Professional preference', {
  educations: field('edp', listedMany('educations', 120), 'Education', { preference: 'education' }),
  employmentTypes: field('etp', listedMany('employmentTypes'), 'Employment type', {
    preference: 'employmentType',
  }),
  occupations: field('ocp', listedMany('occupations', 200), 'Occupation', { preference: 'occupation' }),
  income: field('aip', incomeRange.optional(), 'Annual income', {
    meaning: 'Annual income in rupees',
    preference: 'income',
  }),
})

export const locationPreference = wire('Location preference', {
  countries: field('linc', listedMany('countries', 250), 'Country', { preference: 'place' }),
  states: field('lins', listedMany('states', 250), 'State', { preference: 'place' }),
  districts: field('lind', listedMany('districts', 800), 'City', { preference: 'place' }),
})
