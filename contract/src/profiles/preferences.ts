import { count, listedMany } from '../values.ts'
import { wire } from '../wire.ts'
import { height } from './basic.ts'
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
  age: ['arp', ageRange.optional(), 'Age'],
  height: ['hrp', heightRange.optional(), 'Height'],
  maritalStatuses: ['msp', listedMany('maritalStatuses'), 'Marital statuses'],
  childStatuses: ['csp', listedMany('childStatuses'), 'Child statuses (keys)'],
  castes: ['cap', listedMany('castes'), 'Communities'],
  motherTongues: ['mtp', listedMany('motherTongues'), 'Mother tongues'],
  physicalStatuses: ['psp', listedMany('physicalStatuses'), 'Physical statuses'],
  eatingHabits: ['ehp', listedMany('eatingHabits'), 'Eating habits'],
  drinkingHabits: ['dhp', listedMany('drinkingHabits'), 'Drinking habits'],
  smokingHabits: ['shp', listedMany('smokingHabits'), 'Smoking habits'],
})

export const religiousPreference = wire('Religious preference', {
  denominations: ['dp', listedMany('denominations'), 'Denominations'],
  spiritualities: ['spp', listedMany('spiritualities'), 'Spiritualities'],
})

export const professionalPreference = wire('Professional preference', {
  educations: ['edp', listedMany('educations', 120), 'Degrees'],
  employmentTypes: ['etp', listedMany('employmentTypes'), 'Employment types'],
  occupations: ['ocp', listedMany('occupations', 200), 'Occupations'],
  income: ['aip', incomeRange.optional(), 'Annual income in rupees'],
})

export const locationPreference = wire('Location preference', {
  countries: ['linc', listedMany('countries', 250), 'Countries'],
  states: ['lins', listedMany('states', 250), 'States'],
  districts: ['lind', listedMany('districts', 800), 'Districts'],
})
