import { count, listedMany } from '../values.ts'
import { wire } from '../wire.ts'
import { height } from './basic.ts'
import { field } from './field.ts'
import { incomeRange } from './professional.ts'

export const ageRange = wire('Age range', {
  from: ['fr', count(18, 70).optional(), 'Youngest age in years'],
  to: ['to', count(18, 70).optional(), 'Oldest age in years'],
})

export const heightRange = wire('Height range', {
  from: ['fr', height.optional(), 'Shortest'],
  to: ['to', height.optional(), 'Tallest'],
})

/** The youngest age that is meant where only the oldest was said. */
export const youngestWish = 21

/** bp: no value, or Any, means no constraint. */
export const basicPreference = wire('Basic preference', {
  age: field('arp', ageRange.optional(), { label: 'Age' }),
  height: field('hrp', heightRange.optional(), { label: 'Height' }),
  maritalStatuses: field('msp', listedMany('maritalStatuses'), { label: 'Marital status' }),
  childStatuses: field('csp', listedMany('childStatuses'), {
    label: 'Children',
    meaning: 'Child statuses (keys)',
  }),
  castes: field('cap', listedMany('castes'), { label: 'Caste' }),
  motherTongues: field('mtp', listedMany('motherTongues'), { label: 'Mother tongue' }),
  physicalStatuses: field('psp', listedMany('physicalStatuses'), { label: 'Physical status' }),
  eatingHabits: field('ehp', listedMany('eatingHabits'), { label: 'Eating habit' }),
  drinkingHabits: field('dhp', listedMany('drinkingHabits'), { label: 'Drinking habit' }),
  smokingHabits: field('shp', listedMany('smokingHabits'), { label: 'Smoking habit' }),
})

export const religiousPreference = wire('Religious preference', {
  denominations: field('dp', listedMany('denominations'), { label: 'Denomination' }),
  spiritualities: field('spp', listedMany('spiritualities'), { label: 'Spirituality' }),
})

export const professionalPreference = wire('Professional preference', {
  educations: field('edp', listedMany('educations', 120), { label: 'Education' }),
  employmentTypes: field('etp', listedMany('employmentTypes'), { label: 'Employment type' }),
  occupations: field('ocp', listedMany('occupations', 200), { label: 'Occupation' }),
  income: field('aip', incomeRange.optional(), {
    label: 'Annual income',
    meaning: 'Annual income in rupees',
  }),
})

export const locationPreference = wire('Location preference', {
  countries: field('linc', listedMany('countries', 250), { label: 'Country' }),
  states: field('lins', listedMany('states', 250), { label: 'State' }),
  districts: field('lind', listedMany('districts', 800), { label: 'City' }),
})
