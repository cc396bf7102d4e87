import { count, listedMany } from '../values.ts'
import { wire } from '../wire.ts'
import { height } from './basic.ts'
import { field } from './field.ts'
import { incomeRange } from './professional.ts'

const ageRange = wire('Age range', {
  from: ['fr', count(18, 70).optional(), 'Youngest age in years'],
  to: ['to', count(18, 70).optional(), 'Oldest age in years'],
})

const heightRange = wire('Height range', {
  from: ['fr', height.optional(), 'Shortest'],
  to: ['to', height.optional(), 'Tallest'],
})

/** The youngest age that is meant where only the oldest was said. */
export const youngestPreferred = 21

/** bp: no value, or Any, means no constraint. */
export const basicPreference = wire('Basic preference', {
  age: field('arp', ageRange.optional(), 'Age'),
  height: field('hrp', heightRange.optional(), 'Height'),
  maritalStatuses: field('msp', listedMany('maritalStatuses'), 'Marital status'),
  childStatuses: field('csp', listedMany('childStatuses'), 'Children', {
    meaning: 'Child statuses (keys)',
  }),
  castes: field('cap', listedMany('castes'), 'Caste'),
  motherTongues: field('mtp', listedMany('motherTongues'), 'Mother tongue'),
  physicalStatuses: field('psp', listedMany('physicalStatuses'), 'Physical status'),
  eatingHabits: field('ehp', listedMany('eatingHabits'), 'Eating habit'),
  drinkingHabits: field('dhp', listedMany('drinkingHabits'), 'Drinking habit'),
  smokingHabits: field('shp', listedMany('smokingHabits'), 'Smoking habit'),
})

export const religiousPreference = wire('Religious preference', {
  denominations: field('dp', listedMany('denominations'), 'Denomination'),
  spiritualities: field('spp', listedMany('spiritualities'), 'Spirituality'),
})

export const professionalPreference = wire('Professional preference', {
  educations: field('edp', listedMany('educations', 120), 'Education'),
  employmentTypes: field('etp', listedMany('employmentTypes'), 'Employment type'),
  occupations: field('ocp', listedMany('occupations', 200), 'Occupation'),
  income: field('aip', incomeRange.optional(), 'Annual income', {
    meaning: 'Annual income in rupees',
  }),
})

export const locationPreference = wire('Location preference', {
  countries: field('linc', listedMany('countries', 250), 'Country'),
  states: field('lins', listedMany('states', 250), 'State'),
  districts: field('lind', listedMany('districts', 800), 'City'),
})
