import { z } from '#schema'
import { line, listed, listedWithin } from '../values.ts'
import { wire } from '../wire.ts'

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

export const address = wire('Address', {
  door: ['a1', line(100).optional(), 'Door and street'],
  locality: ['a2', line(100).optional(), 'Locality'],
  country: ['co', listed('countries', 'Select current location').optional(), 'Country'],
  state: ['st', listedWithin('states', 'country', 'Select state').optional(), 'State, province or emirate'],
  city: ['ct', listedWithin('districts', 'state', 'Select City').optional(), 'District or city'],
  postalCode: [
    'zc',
    z
      .string()
      .trim()
      .regex(/^(?=.*\d)[A-Za-z0-9 -]{3,10}$/, 'Enter a valid postal code')
      .optional(),
    'Postal code; in India a pincode of six digits',
  ],
})

/** Specification 1 and 2, section 3: li. */
export const locationInfo = wire('Location', {
  current: ['ca', address.optional(), 'Where the member lives now'],
  permanent: ['pa', address.optional(), 'Permanent address; decides the tax on an invoice'],
  citizenOf: ['cof', listed('countries').optional(), 'Citizenship'],
  residenceType: ['rt', listed('residenceTypes').optional(), 'Residence status'],
})
