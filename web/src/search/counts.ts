import type { CountedKey } from '@bnr/contract/search/countedKeys'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isStaff, type SessionUser, useSession } from '../accounts/session.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useSettled } from '../ui/useSettled.ts'
import { rangeErrors } from './form/rangeErrors.ts'
import type { CountedSearch, Counts } from './requestCounts.ts'
import { isMemberForm, isStaffForm, type SearchFormName } from './searchForms.ts'
import type { SearchValues } from './searchParams.ts'

export type CountsState = {
  /** Whether this form and this person have counts at all, so that the form leaves space for them. */
  isCounted: boolean
  /** Undefined until the first answer, and after a failure. */
  counts: Counts | undefined
  /** The counts are those of earlier choices while new ones are on their way. */
  isOld: boolean
}

/** In milliseconds after the last change. */
const pause = 250
const minute = 60_000

interface Counting {
  /** Whether the form has counts at all. */
  isCounted?: boolean
  /** Counts wait until somebody uses the form. */
  isUsed?: boolean
}

/** Counts for the choices of a form. A failure only hides them, since the form works without. */
export function useCounts(
  form: SearchFormName,
  values: SearchValues,
  { isCounted = true, isUsed = true }: Counting = {},
): CountsState {
  const { user } = useSession()
  const searcher = isCounted ? searcherOf(user, form) : undefined
  const isPossible = isUsed && Object.keys(rangeErrors(form, values)).length === 0
  const state = useCountsOf(searcher && isPossible ? { ...searcher, form, values } : undefined)
  return { ...state, isCounted: searcher !== undefined }
}

/** Undefined for a person whose choices in this form have no counts. */
function searcherOf(user: SessionUser | null, form: SearchFormName): Pick<SessionUser, 'gender'> | undefined {
  if (isStaff(user)) return isStaffForm(form) ? {} : undefined
  const isOwn = isMemberForm(form) || form === 'basic'
  return isOwn && user?.gender ? { gender: user.gender } : undefined
}

/** The counts of a search, if there is one to count now. */
export function useCountsOf(search: CountedSearch | undefined): Pick<CountsState, 'counts' | 'isOld'> {
  const asked = search ? JSON.stringify(search) : ''
  const settled = useSettled(asked, pause)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [...profilesKey, 'counts', settled],
    enabled: settled !== '',
    staleTime: minute,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { requestCounts } = await import('./requestCounts.ts')
      return await requestCounts(JSON.parse(settled), signal)
    },
  })
  return { counts: search && !isError ? data : undefined, isOld: isPlaceholderData || settled !== asked }
}

/** The counts of one list, by value; undefined until they are known. */
export const countsOfList = ({ lists = [] }: Partial<Counts>, key: CountedKey) =>
  lists.find((list) => list.key === key)?.counts
