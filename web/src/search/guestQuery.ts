import type { Criterion } from '@bnr/contract/criteria'
import { lastGuestPage } from '@bnr/contract/pageSizes'
import { any, defaultAges } from '@bnr/contract/search/defaults'
import type { Gender } from './criteria.ts'
import { pageOf } from './query.ts'

/** The basic search of the home page, in the parameters `ge`, `from`, `to` and `de` of the results' address. */
export type GuestSearch = { gender: Gender; from: number; to: number; denomination: string; page: number }

export function guestSearchOf(query: URLSearchParams): GuestSearch {
  return {
    gender: query.get('ge') === 'm' ? 'm' : 'f',
    from: ageOf(query.get('from'), defaultAges.from),
    to: ageOf(query.get('to'), defaultAges.to),
    denomination: query.get('de') || any,
    page: pageOf(query),
  }
}

function ageOf(text: string | null, otherwise: number): number {
  const age = Number(text)
  return Number.isInteger(age) && age >= 18 && age <= 100 ? age : otherwise
}

export function guestQueryOf({ gender, from, to, denomination, page }: GuestSearch): URLSearchParams {
  const query = new URLSearchParams({ ge: gender, from: String(from), to: String(to) })
  if (denomination !== any) query.set('de', denomination)
  if (page > 0) query.set('page', String(page))
  return query
}

export function guestCriteria({ gender, from, to, denomination }: GuestSearch): Criterion[] {
  return [
    { key: 'bi.ge', operation: 'eq', value: gender },
    { key: 'bi.dob', operation: 'age_range', value: { gte: from, lte: to } },
    { key: 'ri.de', operation: 'eq', value: denomination },
  ]
}

/** Guests read three pages; whoever wants more is asked to login. */
export const guestMayRead = (page: number) => page <= lastGuestPage
