import {
  countriesWithDistricts,
  countriesWithStates,
  defaultCountry,
  defaultState,
} from '@bnr/contract/profiles/address'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { codeOfChoice, isListed } from './choice.ts'
import { countryCodes } from './countryCodes.ts'
import { india } from './data/countries.ts'
import { lists } from './lists.ts'

const { countries, states, districts } = lists

test('lists all countries, India first', () => {
  expect(countries.entries).toHaveLength(249)
  expect(countries.entries[0]).toMatchObject({ code: india, label: defaultCountry, iso: 'IN' })
  expect(new Set(countries.entries.map(({ iso }) => iso)).size).toBe(249)
})

test('every state belongs to a country and every district to an Indian state', () => {
  expect(states.entries.filter(({ parent }) => !countries.byCode(parent))).toEqual([])
  expect(districts.entries.filter(({ parent }) => states.byCode(parent)?.parent !== india)).toEqual([])
})

test('forms ask for state and city exactly where the lists have some', () => {
  const withStates = countries.entries.filter(({ code }) => states.childrenOf(code).length > 0)
  expect(withStates.map(({ label }) => label)).toEqual(countriesWithStates)
  const hasDistricts = (country: number) =>
    states.childrenOf(country).some(({ code }) => districts.childrenOf(code).length > 0)
  expect(withStates.filter(({ code }) => hasDistricts(code)).map(({ label }) => label)).toEqual(
    countriesWithDistricts,
  )
})

test('each of the 36 states and union territories has districts', () => {
  const indian = states.childrenOf(india)
  expect(indian).toHaveLength(36)
  expect(indian.filter(({ code }) => districts.childrenOf(code).length === 0)).toEqual([])
})

test.each([
  ['Tamil Nadu', 38],
  ['Kerala', 14],
  ['Uttar Pradesh', 75],
  ['Mizoram', 11],
  ['Goa', 2],
])('%s has %d districts', (state, count) => {
  expect(districts.childrenOf(states.codeOf(state, india))).toHaveLength(count)
})

test('the default state exists', () => {
  expect(isListed('states', defaultState, defaultCountry)).toBe(true)
})

test('a value is accepted only within its parent', () => {
  expect(isListed('districts', 'Chennai', 'Tamil Nadu')).toBe(true)
  expect(isListed('districts', 'Chennai', 'Kerala')).toBe(false)
  expect(isListed('states', 'Dubai', 'India')).toBe(false)
})

test('places of the same name have different codes', () => {
  expect(codeOfChoice('districts', 'Bilaspur', 'Chhattisgarh')).not.toBe(
    codeOfChoice('districts', 'Bilaspur', 'Himachal Pradesh'),
  )
})

test('a value of a list with keys is coded by its key', () => {
  expect(codeOfChoice('childStatuses', 'n')).toBe(1)
  expect(codeOfChoice('weights', '55')).toBe(55)
  expect(codeOfChoice('castes', undefined)).toBe(0)
})

test('each calling code appears once, India first', () => {
  const codes = countryCodes.map(({ code }) => code)
  expect(countryCodes[0]).toEqual({ code: '91', name: 'India' })
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(getCountries().filter(isListedCountry).map(callingCode)))
})

test('a shared calling code has the name of its main country', () => {
  expect(countryCodes.find(({ code }) => code === '1')?.name).toContain('United States')
  expect(countryCodes.find(({ code }) => code === '44')?.name).toBe('United Kingdom')
  const names = new Map(countryCodes.map(({ code, name }) => [code, name]))
  const main = ['AU', 'FI', 'IT', 'NO', 'MA', 'RU', 'RE', 'SH', 'GP', 'CW'] as const
  for (const iso of main) {
    const country = countries.entries.find((entry) => entry.iso === iso)?.label ?? ''
    expect(country).toContain(names.get(callingCode(iso))?.split(' / ')[0])
  }
})

function isListedCountry(iso: string): boolean {
  return countries.entries.some((country) => country.iso === iso)
}

function callingCode(iso: Parameters<typeof getCountryCallingCode>[0]): string {
  return getCountryCallingCode(iso)
}
