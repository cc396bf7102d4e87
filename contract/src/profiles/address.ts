import { z } from '#schema'
import { formatted, line, listed, listedWithin } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'

export const defaultCountry = 'India'
export const defaultState = 'Tamil Nadu'

/** Countries whose states we have a list of. Forms ask for the state only there. */
export const countriesWithStates: readonly string[] = [
  defaultCountry,
  'Australia',
  'Bahrain',
  'Canada',
  'France',
  'Germany',
  'Ireland',
  'Israel',
  'Italy',
  'Kuwait',
  'Malaysia',
  'Netherlands',
  'New Zealand',
  'Oman',
  'Qatar',
  'Saudi Arabia',
  'Singapore',
  'South Africa',
  'Sri Lanka',
  'Switzerland',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
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
