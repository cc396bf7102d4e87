import type { Criterion } from '@bnr/contract/criteria'
import type { Reply } from '@bnr/contract/endpoint'
import type { Gender } from '@bnr/contract/profiles/gender'
import { countProfiles } from '@bnr/contract/search/counts'
import { call } from '../platform/call.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { type GuestSearch, guestCriteria } from './guestQuery.ts'
import { type Relaxation, relaxationsOf } from './relaxations.ts'
import type { SearchFormName } from './searchForms.ts'
import type { SearchValues } from './searchParams.ts'

/** A search by a form, for which a member has a gender and staff have none. */
type FormSearch = { gender?: Gender | undefined; form: SearchFormName; values: SearchValues }
export type CountedSearch = FormSearch | { guest: GuestSearch }

export type Counts = Reply<typeof countProfiles> & {
  /** Undefined while the choices find somebody, and for those who see what guests see. */
  relaxations: readonly Relaxation[] | undefined
}

/** In a file of its own, because forms are shown without what counting needs. */
export async function requestCounts(search: CountedSearch, signal: AbortSignal): Promise<Counts> {
  const counts = await call(countProfiles, { body: { criteria: criteriaFor(search) } }, signal)
  const isDeadEnd = counts.total === 0 && counts.without.length > 0
  const relaxations =
    isDeadEnd && 'form' in search ? relaxationsOf(search.form, search.values, counts) : undefined
  return { ...counts, relaxations }
}

function criteriaFor(search: CountedSearch): Criterion[] {
  if ('guest' in search) return guestCriteria(search.guest)
  const { gender, form, values } = search
  return [...(gender ? memberCriteria(gender) : []), ...criteriaOf(form, values)]
}
