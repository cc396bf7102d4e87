import { readDraft } from '@bnr/contract/profiles/endpoints'
import { type ProfileSections, sectionNames } from '@bnr/contract/profiles/profile'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../platform/queryClient.ts'
import { callFor, type Draft } from './draft.ts'

const keyOf = ({ id }: Draft) => ['draft', id]

/** What the server holds of the draft. It changes by this wizard alone, so it is read once for a page. */
export function useDraft(draft: Draft) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(draft),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ProfileSections> => {
      const profile = await callFor(draft)(readDraft, { params: { id: draft.id } }, signal)
      return Object.fromEntries(sectionNames.map((name) => [name, profile[name]]))
    },
  })
  return { data, error, retry: () => void refetch() }
}

/** Lays a saved step over what is known, so that the way back shows it. */
export function keepSaved(draft: Draft, saved: ProfileSections): void {
  queryClient.setQueryData<ProfileSections>(keyOf(draft), saved)
}
