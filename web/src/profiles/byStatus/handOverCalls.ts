import { type Assignment, handOver, holderLists } from '@bnr/contract/profiles/assignment'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useSending } from '../../platform/useSending.ts'

export const useHolders = (assignment: Assignment) =>
  useQuery({
    queryKey: ['staff', 'holders', assignment],
    queryFn: ({ signal }) => call(holderLists[assignment], {}, signal),
  })

type HandOver = { assignment: Assignment; from: number; to: number }

/** Repeats the call until all profiles are handed over. Returns how many there were. */
async function handOverAll({ assignment, from, to }: HandOver): Promise<number> {
  let all = 0
  for (;;) {
    const { moved, left } = await call(handOver[assignment], { params: { id: from }, query: { to } })
    all += moved
    if (left === 0 || moved === 0) return all
  }
}

/** Reloads staff, queues and profiles, even if the hand-over failed after its first calls. */
export function useHandOver() {
  const client = useQueryClient()
  return useSending({
    mutationFn: handOverAll,
    onSettled: () =>
      Promise.all(
        [profilesKey, ['staff'], ['approvals']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
