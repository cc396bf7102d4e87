import { readDraft } from '@bnr/contract/profiles/endpoints'
import { type ProfileSections, sectionNames } from '@bnr/contract/profiles/profile'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../platform/queryClient.ts'
import { callFor, type Draft } from './draft.ts'

const keyOf = ({ id }: Draft) => ['draft', id]

/** Reads the draft once per visit of the wizard: a later visit would overwrite what was changed on the edit page since. */
export function useDraft(draft: Draft) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(draft),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ProfileSections> => {
      const profile = await callFor(draft)(readDraft, { params: { id: draft.id } }, signal)
      return Object.fromEntries(sectionNames.map((name) => [name, profile[name]]))
    },
  })
  return { data, error, retry: () => void refetch() }
}

/** Updates the cached draft after a step was saved, so that going back shows it, unless the person has left. */
export function cacheDraft(draft: Draft, saved: ProfileSections): void {
  queryClient.setQueryData<ProfileSections>(keyOf(draft), (read) => read && saved)
}
