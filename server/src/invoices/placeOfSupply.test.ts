import { expect, test } from 'vitest'
import { india } from '../reference/data/countries.ts'
import { lists } from '../reference/lists.ts'
import { placeOfSupply } from './placeOfSupply.ts'

/** From the list of state codes of the tax department. */
const codes = `01 Jammu and Kashmir, 02 Himachal Pradesh, 03 Punjab, 04 Chandigarh, 05 Uttarakhand, 06 Haryana, 07 Delhi,
08 Rajasthan, 09 Uttar Pradesh, 10 Bihar, 11 Sikkim, 12 Arunachal Pradesh, 13 Nagaland, 14 Manipur, 15 Mizoram, 16 Tripura,
17 Meghalaya, 18 Assam, 19 West Bengal, 20 Jharkhand, 21 Odisha, 22 Chhattisgarh, 23 Madhya Pradesh, 24 Gujarat,
26 Dadra and Nagar Haveli and Daman and Diu, 27 Maharashtra, 29 Karnataka, 30 Goa, 31 Lakshadweep, 32 Kerala,
33 Tamil Nadu, 34 Puducherry, 35 Andaman and Nicobar Islands, 36 Telangana, 37 Andhra Pradesh, 38 Ladakh`
const expected = codes.split(/,\s+/).map((one) => ({ code: one.slice(0, 2), name: one.slice(3) }))

test('every state and union territory has the code of tax law', () => {
  const places = lists.states
    .childrenOf(india)
    .map(({ label }) => placeOfSupply({ country: 'India', state: label }))
  expect(places.toSorted((one, other) => Number(one?.code) - Number(other?.code))).toEqual(expected)
})

test.each([
  ['United Arab Emirates', 'Dubai'],
  ['Nepal', undefined],
])('%s is another country', (country, state) => {
  expect(placeOfSupply({ country, state })).toEqual({ code: '96', name: 'Other Countries' })
})

test.each([
  ['India', undefined],
  ['India', 'Dubai'],
  ['India', ''],
  ['Narnia', 'Tamil Nadu'],
  ['', undefined],
])('country "%s" with state "%s" is not a place of supply', (country, state) => {
  expect(placeOfSupply({ country, state })).toBeUndefined()
})
