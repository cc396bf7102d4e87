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
  maritalStatuses: field('msp', listedMany('maritalStatuses'), {
    label: 'Marital status',
    meaning: 'Marital statuses',
  }),
  childStatuses: field('csp', listedMany('childStatuses'), {
    label: 'Children',
    meaning: 'Child statuses (keys)',
  }),
  castes: field('cap', listedMany('castes'), { label: 'Caste', meaning: 'Communities' }),
  motherTongues: field('mtp', listedMany('motherTongues'), {
    label: 'Mother tongue',
    meaning: 'Mother tongues',
  }),
  physicalStatuses: field('psp', listedMany('physicalStatuses'), {
    label: 'Physical status',
    meaning: 'Physical statuses',
  }),
  eatingHabits: field('ehp', listedMany('eatingHabits'), {
    label: 'Eating habit',
    meaning: 'Eating habits',
  }),
  drinkingHabits: field('dhp', listedMany('drinkingHabits'), {
    label: 'Drinking habit',
    meaning: 'Drinking habits',
  }),
  smokingHabits: field('shp', listedMany('smokingHabits'), {
    label: 'Smoking habit',
    meaning: 'Smoking habits',
  }),
})

export const religiousPreference = wire('Religious preference', {
  denominations: field('dp', listedMany('denominations'), {
    label: 'Denomination',
    meaning: 'Denominations',
  }),
  spiritualities: field('spp', listedMany('spiritualities'), {
    label: 'Spirituality',
    meaning: 'Spiritualities',
  }),
})

export const professionalPreference = wire('Professional preference', {
  educations: field('edp', listedMany('educations', 120), { label: 'Education', meaning: 'Degrees' }),
  employmentTypes: field('etp', listedMany('employmentTypes'), {
    label: 'Employment type',
    meaning: 'Employment types',
  }),
  occupations: field('ocp', listedMany('occupations', 200), { label: 'Occupation', meaning: 'Occupations' }),
  income: field('aip', incomeRange.optional(), {
    label: 'Annual income',
    meaning: 'Annual income in rupees',
  }),
})

export const locationPreference = wire('Location preference', {
  countries: field('linc', listedMany('countries', 250), { label: 'Country', meaning: 'Countries' }),
  states: field('lins', listedMany('states', 250), { label: 'State', meaning: 'States' }),
  districts: field('lind', listedMany('districts', 800), { label: 'City', meaning: 'Districts' }),
})
