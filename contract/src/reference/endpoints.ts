import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { pageSize } from '../pageSizes.ts'
import { height } from '../profiles/height.ts'
import { incomeRange } from '../profiles/incomeRange.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { bankKeys } from './keys.ts'
import { configurationNames, type PreferenceName, preferenceLists, settingNames } from './names.ts'
import { bank, birthYearRange, configurationItem, countryCode, educationItem, listItem } from './schemas.ts'

const lookup = { permission: 'public' } as const
const preferenceNames = Object.keys(preferenceLists) as [PreferenceName, ...PreferenceName[]]
const shortLists = [...settingNames, ...preferenceNames] as const
/** Lists below the same path that have endpoints of their own. */
const ownEndpoints = ['heights', 'salaryRanges', 'birthYearRanges', 'searchMappings'] as const
const unknownList = (names: readonly string[]) => ({
  error: `Unknown list. Use one of: ${[...names].sort().join(', ')}`,
})
const longestList = 1000
const everyBank = 10_000
const place = z.string().trim().max(120)

export const readSetting = endpoint({
  ...lookup,
  path: '/settings/:list',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'A short list; lists whose names end in Preferences begin with Any',
  params: z.object({ list: z.enum(shortLists, unknownList([...shortLists, ...ownEndpoints])) }),
  reply: z.array(listItem),
})

export const readHeights = endpoint({
  ...lookup,
  path: '/settings/heights',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Heights from 4 ft to 7 ft 11',
  reply: z.array(height),
})

export const readSalaryRanges = endpoint({
  ...lookup,
  path: '/settings/salaryRanges',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Ranges of annual income in rupees',
  reply: z.array(incomeRange),
})

export const readBirthYearRanges = endpoint({
  ...lookup,
  path: '/settings/birthYearRanges',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Dates of birth allowed today for a girl and a boy',
  reply: z.array(birthYearRange),
})

export const readConfiguration = endpoint({
  ...lookup,
  path: '/configurations/:list',
  audit: noAudit.catalogue,
  summary: 'A long list; with any=1 it begins with Any',
  params: z.object({ list: z.enum(configurationNames, unknownList(configurationNames)) }),
  query: z.object({ ...pageQuery(longestList, longestList), any: z.enum(['0', '1']).default('0') }),
  reply: pageOf('configuration items', configurationItem),
})

export const readEducations = endpoint({
  ...lookup,
  path: '/education_categories',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Degrees with their field of study',
  reply: z.array(educationItem),
})

export const readCountries = endpoint({
  ...lookup,
  path: '/countries',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Countries, India first',
  reply: z.array(listItem),
})

export const readStates = endpoint({
  ...lookup,
  path: '/countries/states',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'States of a country, by its name; empty if we have no list for it',
  query: z.object({ c: place }),
  reply: z.array(listItem),
})

export const readDistricts = endpoint({
  ...lookup,
  path: '/countries/districts',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Districts of an Indian state, by its name',
  query: z.object({ st: place }),
  reply: z.array(listItem),
})

export const readCountryCodes = endpoint({
  ...lookup,
  path: '/country_codes/codes',
  cacheable: true,
  audit: noAudit.catalogue,
  summary: 'Calling codes, India first',
  reply: z.array(countryCode),
})

export const searchBanks = searchEndpoint({
  path: '/banks/search',
  audit: noAudit.catalogue,
  permission: 'session.own',
  summary: 'Banks of payers, by name',
  names: ['Bank', 'banks'],
  keys: bankKeys,
  item: bank,
  query: pageQuery(pageSize, everyBank),
})
