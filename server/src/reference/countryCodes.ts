import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { countries } from './data/countries.ts'

export type CountryCode = { code: string; name: string }

/** Calling codes that several countries share, with the name that people look for. */
const sharedCodes: Readonly<Record<string, string>> = {
  1: 'United States / Canada / Caribbean',
  7: 'Russia / Kazakhstan',
  39: 'Italy',
  44: 'United Kingdom',
  47: 'Norway',
  61: 'Australia',
  212: 'Morocco',
  262: 'Reunion / Mayotte',
  290: 'Saint Helena',
  358: 'Finland',
  590: 'Guadeloupe',
  599: 'Curacao',
}
const indianCode = '91'

/** Each calling code once, India first and the others by name. Profiles store only the code. */
export const countryCodes: readonly CountryCode[] = Object.freeze(
  [...namesByCode()].map(([code, name]) => ({ code, name })).sort(indiaFirst),
)

const codes = new Set(countryCodes.map(({ code }) => code))
export const isCallingCode = (code: string | undefined): boolean => codes.has(code ?? '')

function namesByCode(): Map<string, string> {
  const named = new Map<string, string>(countries.entries.map(({ iso, label }) => [iso, label]))
  const names = new Map<string, string>()
  for (const iso of getCountries()) {
    const code: string = getCountryCallingCode(iso)
    const name = sharedCodes[code] ?? named.get(iso)
    if (name) names.set(code, name)
  }
  return names
}

function indiaFirst(one: CountryCode, other: CountryCode): number {
  if (one.code === indianCode) return -1
  if (other.code === indianCode) return 1
  return one.name.localeCompare(other.name, 'en')
}
