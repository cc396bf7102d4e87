import { pageSize } from '@bnr/contract/pageSizes'
import type { SessionUser } from '../accounts/session.ts'
import type { SearchCall } from '../profiles/calls.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { fromQuery } from './query.ts'

/** The call that an address of results stands for. */
export function searchCallOf(user: SessionUser | null, address: URLSearchParams): SearchCall {
  const { form, values, page } = fromQuery(address)
  const criteria = [...(user?.gender ? memberCriteria(user.gender) : []), ...criteriaOf(form, values)]
  return {
    query: { page, size: pageSize },
    body: { ...(user?.profileId && { fromId: user.profileId }), criteria },
  }
}
