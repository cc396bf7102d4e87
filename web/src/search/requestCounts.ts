import type { Reply } from '@bnr/contract/endpoint'
import type { Gender } from '@bnr/contract/profiles/gender'
import { countProfiles } from '@bnr/contract/search/counts'
import { call } from '../platform/call.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { type Relaxation, relaxationsOf } from './relaxations.ts'
import type { SearchFormName } from './searchForms.ts'
import type { SearchValues } from './searchParams.ts'

/** A search of a member of this gender. */
export type CountedSearch = { gender: Gender; form: SearchFormName; values: SearchValues }

export type Counts = Reply<typeof countProfiles> & {
  /** Undefined while the choices find somebody, and for those who see what guests see. */
  relaxations: readonly Relaxation[] | undefined
}

/** In a file of its own, because forms are shown without what counting needs. */
export async function requestCounts(
  { gender, form, values }: CountedSearch,
  signal: AbortSignal,
): Promise<Counts> {
  const criteria = [...memberCriteria(gender), ...criteriaOf(form, values)]
  const counts = await call(countProfiles, { body: { criteria } }, signal)
  const isDeadEnd = counts.total === 0 && counts.without.length > 0
  return { ...counts, relaxations: isDeadEnd ? relaxationsOf(form, values, counts) : undefined }
}
