import type { CountedKey } from '@bnr/contract/search/countedKeys'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isStaff, useSession } from '../accounts/session.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useSettled } from '../ui/useSettled.ts'
import { rangeErrors } from './form/rangeErrors.ts'
import type { CountedSearch, Counts } from './requestCounts.ts'
import { isMemberForm, type SearchFormName } from './searchForms.ts'
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

/** Counts for the choices of a member's form. A failure only hides them, since the form works without. */
export function useCounts(form: SearchFormName, values: SearchValues): CountsState {
  const { user } = useSession()
  const gender = user && !isStaff(user) ? user.gender : undefined
  const isCounted = gender !== undefined && (isMemberForm(form) || form === 'basic')
  const isPossible = isCounted && Object.keys(rangeErrors(form, values)).length === 0
  const search: CountedSearch | undefined = gender && isPossible ? { gender, form, values } : undefined
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
  const counts = isPossible && !isError ? data : undefined
  return { isCounted, counts, isOld: isPlaceholderData || settled !== asked }
}

/** The counts of one list, by value; undefined until they are known. */
export const countsOfList = ({ lists = [] }: Partial<Counts>, key: CountedKey) =>
  lists.find((list) => list.key === key)?.counts
