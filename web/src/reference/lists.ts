import type { Reply } from '@bnr/contract/endpoint'
import * as endpoints from '@bnr/contract/reference/endpoints'
import type { ConfigurationName, PreferenceName, SettingName } from '@bnr/contract/reference/names'
import { call } from '../platform/call.ts'
import { listQuery } from './listQuery.ts'

export type Height = Reply<typeof endpoints.readHeights>[number]
export type SalaryRange = Reply<typeof endpoints.readSalaryRanges>[number]
export type BirthYearRange = Reply<typeof endpoints.readBirthYearRanges>[number]

const wholeList = 1000

/** Query for each list, shared by the hooks in `calls.ts` and the home page. */
export const lists = {
  setting: (list: SettingName | PreferenceName) =>
    listQuery(list, (signal) => call(endpoints.readSetting, { params: { list } }, signal)),

  configuration: (list: ConfigurationName, any = false) =>
    listQuery(any ? `${list}.any` : list, async (signal) => {
      const query = { size: wholeList, any: any ? '1' : '0' } as const
      return (await call(endpoints.readConfiguration, { params: { list }, query }, signal)).results
    }),

  degrees: () => listQuery('degrees', (signal) => call(endpoints.readEducations, {}, signal)),
  countries: () => listQuery('countries', (signal) => call(endpoints.readCountries, {}, signal)),

  states: (country: string) =>
    listQuery(`states.${country}`, (signal) => call(endpoints.readStates, { query: { c: country } }, signal)),

  districts: (state: string) =>
    listQuery(`districts.${state}`, (signal) =>
      call(endpoints.readDistricts, { query: { st: state } }, signal),
    ),

  countryCodes: () => listQuery('countryCodes', (signal) => call(endpoints.readCountryCodes, {}, signal)),
  heights: () => listQuery('heights', (signal) => call(endpoints.readHeights, {}, signal)),
  salaryRanges: () => listQuery('salaryRanges', (signal) => call(endpoints.readSalaryRanges, {}, signal)),
}
