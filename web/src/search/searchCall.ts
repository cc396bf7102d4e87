import { guestPageSize, pageSize } from '@bnr/contract/pageSizes'
import { missingForFullView } from '@bnr/contract/profiles/fullView'
import { searchSorts } from '@bnr/contract/search/sorts'
import type { SessionUser } from '../accounts/session.ts'
import { criteriaOf, memberCriteria } from './criteria.ts'
import { fromQuery } from './query.ts'

type Searcher = Pick<SessionUser, 'gender' | 'profileId' | 'phoneVerified' | 'status'>

/** The search call for a results address. Members who may not see full profiles send the guest criteria. */
export function searchCallOf(user: Searcher | null, address: URLSearchParams) {
  const { form, values, page, sort } = fromQuery(address)
  const isLimited = user?.gender !== undefined && missingForFullView(user) !== undefined
  const own = user?.gender ? memberCriteria(user.gender) : []
  const size = isLimited ? guestPageSize : pageSize
  return {
    query: { page, size, ...(sort !== 'newest' && { sort: searchSorts[sort] }) },
    body: {
      ...(user?.profileId && { fromId: user.profileId }),
      criteria: [...own, ...criteriaOf(isLimited ? 'basic' : form, values)],
    },
  }
}
