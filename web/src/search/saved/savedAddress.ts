import type { MemberSearch } from '@bnr/contract/search/memberSearches'
import { flag, page, wholeNumber } from '../../ui/list/address.ts'

const largestId = 2_147_483_647

/** In the address of results: the saved search that they belong to, and whether only its new profiles are shown. */
export const savedAddress = { saved: wholeNumber(1, largestId, 0), new: flag, page: page() }

export const savedSearchesPath = '/profile/searches'

/** The query of the same results with all profiles. */
export function withAllProfiles(query: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(query)
  for (const name of ['new', 'page'] satisfies (keyof typeof savedAddress)[]) all.delete(name)
  return all
}

/** The query of the same results as those of a search that is not saved. */
export function withoutSaved(query: URLSearchParams): URLSearchParams {
  const plain = withAllProfiles(query)
  plain.delete('saved' satisfies keyof typeof savedAddress)
  return plain
}

/** The address of the results of a saved search. */
export const resultsOf = ({ id, query }: Pick<MemberSearch, 'id' | 'query'>, onlyNew = false): string =>
  `/profile/list?${query}&saved=${id}${onlyNew ? '&new=1' : ''}`
