import type { Criterion } from '@bnr/contract/criteria'
import { lastGuestPage } from '@bnr/contract/pageSizes'
import { any, defaultAges } from '@bnr/contract/search/defaults'
import { always, oneOf, page, readAddress, text, wholeNumber, writeAddress } from '../ui/list/address.ts'
import type { Gender } from './criteria.ts'

/** Address parameters of the guest search. */
const guestSearch = {
  ge: always(oneOf<Gender>(['f', 'm'], 'f')),
  from: always(wholeNumber(18, 100, defaultAges.from)),
  to: always(wholeNumber(18, 100, defaultAges.to)),
  de: text(),
  page: page(),
}

export type GuestParameter = keyof typeof guestSearch

export type GuestSearch = { gender: Gender; from: number; to: number; denomination: string; page: number }

/** What is chosen in the form of the search. */
export interface GuestSearchValues {
  gender: string
  ageFrom: string
  ageTo: string
  denomination: string
}

export function guestSearchOf(query: URLSearchParams): GuestSearch {
  const { ge: gender, de, ...others } = readAddress(guestSearch, query)
  return { gender, denomination: de || any, ...others }
}

export const guestQueryOf = ({ gender: ge, denomination, ...others }: GuestSearch): URLSearchParams =>
  writeAddress(guestSearch, { ge, de: denomination === any ? '' : denomination, ...others })

/** The search for what was chosen in the form, from its first page. */
export const guestSearchFor = ({ gender, ageFrom, ageTo, denomination }: GuestSearchValues): GuestSearch => ({
  gender: gender === 'm' ? 'm' : 'f',
  from: Number(ageFrom),
  to: Number(ageTo),
  denomination,
  page: 0,
})

export const guestValuesOf = ({ gender, from, to, denomination }: GuestSearch): GuestSearchValues => ({
  gender,
  ageFrom: String(from),
  ageTo: String(to),
  denomination,
})

export function guestCriteria({ gender, from, to, denomination }: GuestSearch): Criterion[] {
  return [
    { key: 'bi.ge', operation: 'eq', value: gender },
    { key: 'bi.dob', operation: 'age_range', value: { gte: from, lte: to } },
    { key: 'ri.de', operation: 'eq', value: denomination },
  ]
}

/** Guests may read three pages; for more they are asked to log in. */
export const guestMayRead = (page: number) => page <= lastGuestPage
