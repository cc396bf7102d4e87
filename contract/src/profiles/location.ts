import { z } from '#schema'
import { formatted, line, listed, listedWithin } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'

export const defaultCountry = 'India'
export const defaultState = 'Tamil Nadu'

/** Where our list of states has entries, and that of districts: there they are asked for. */
export const countriesWithStates: readonly string[] = [
  defaultCountry,
  ...['Australia', 'Bahrain', 'Canada', 'France', 'Germany', 'Ireland', 'Israel', 'Italy', 'Kuwait'],
  ...['Malaysia', 'Netherlands', 'New Zealand', 'Oman', 'Qatar', 'Saudi Arabia', 'Singapore'],
  ...['South Africa', 'Sri Lanka', 'Switzerland', 'United Arab Emirates', 'United Kingdom', 'United States'],
]
export const countriesWithDistricts: readonly string[] = [defaultCountry]

const postalCode = z
  .string()
  .trim()
  .regex(/^(?=.*\d)[A-Za-z0-9 -]{3,10}$/, 'Enter a valid postal code')

export const address = wire('Address', {
  door: field('a1', line(100).optional(), 'Door and street', { seenBy: 'owner' }),
  locality: field('a2', line(100).optional(), 'Locality', { seenBy: 'owner' }),
  country: field('co', listed('countries', 'Select current location').optional(), 'Country'),
  state: field('st', listedWithin('states', 'country', 'Select state').optional(), 'State', {
    meaning: 'State, province or emirate',
  }),
  city: field('ct', listedWithin('districts', 'state', 'Select City').optional(), 'City', {
    meaning: 'District or city',
  }),
  postalCode: field('zc', formatted(postalCode, { kind: 'pattern', most: 10 }).optional(), 'Postal code', {
    meaning: 'Postal code; in India a pincode of six digits',
    seenBy: 'owner',
  }),
})

/** Specification 1 and 2, section 3: li. */
export const locationInfo = wire('Location', {
  current: field('ca', address.optional(), 'Current address', {
    meaning: 'Where the member lives now',
    step: [3, 2],
    required: ['country', 'state', 'city'],
    card: { state: 'guest', city: 'member', country: 'member' },
    searchable: { country: 'li.ca.co.keyword', state: 'li.ca.st.keyword', city: 'li.ca.ct.keyword' },
    matchable: 'place',
  }),
  permanent: field('pa', address.optional(), 'Permanent address', {
    meaning: 'Permanent address; decides the tax on an invoice',
  }),
  citizenOf: field('cof', listed('countries').optional(), 'Citizen of', { meaning: 'Citizenship' }),
  residenceType: field('rt', listed('residenceTypes').optional(), 'Residence status'),
})
