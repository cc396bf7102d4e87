import { pageSize } from '@bnr/contract/pageSizes'
import type { SessionUser } from '../accounts/session.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { fromQuery } from './query.ts'

/** The call that an address of results stands for. */
export function searchCallOf(
  user: Pick<SessionUser, 'gender' | 'profileId'> | null,
  address: URLSearchParams,
) {
  const { form, values, page } = fromQuery(address)
  const criteria = [...(user?.gender ? memberCriteria(user.gender) : []), ...criteriaOf(form, values)]
  return {
    query: { page, size: pageSize },
    body: { ...(user?.profileId && { fromId: user.profileId }), criteria },
  }
}
