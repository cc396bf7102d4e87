import type { CallInput } from '@bnr/contract/endpoint'
import * as endpoints from '@bnr/contract/profiles/endpoints'
import { readAlbum } from '@bnr/contract/profiles/openings'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Proof } from '../accounts/proof/proof.ts'
import { beginSession, currentSession } from '../accounts/session.ts'
import { whileProcessing } from '../media/photos.ts'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'
import { useSending } from '../platform/useSending.ts'

export const profileQuery = (bnrId: string) =>
  queryOptions({
    queryKey: [...profilesKey, 'one', bnrId],
    queryFn: ({ signal }) => call(endpoints.readProfile, { query: { pid: bnrId } }, signal),
  })

export const useProfile = (bnrId: string) => useReading(profileQuery(bnrId))

const fiveMinutes = 300_000

/** The same, reloaded for a while as long as a new photo is being prepared. */
export const useProfileWithPhotos = (bnrId: string) =>
  useReading({
    ...profileQuery(bnrId),
    refetchInterval: ({ state }) => whileProcessing(state.data?.media, state.dataUpdateCount),
  })

/** The approved photos of a profile, for a card that shows one of them. Reading them counts as opening the profile. */
export const useAlbum = (id: number) =>
  useQuery({
    queryKey: [...profilesKey, 'album', id],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) => call(readAlbum, { params: { id } }, signal),
  })

export type SearchCall = CallInput<typeof searchProfiles>

/** A page of found profiles. It stays fresh for a while, so that Back shows the same list. */
export const foundProfilesQuery = (input: SearchCall) =>
  queryOptions({
    queryKey: [...profilesKey, 'search', input],
    staleTime: fiveMinutes,
    queryFn: ({ signal }) => call(searchProfiles, input, signal),
  })

export const useFoundProfiles = (input: SearchCall, { enabled = true } = {}) =>
  useReading({ ...foundProfilesQuery(input), enabled })

export const useCompletion = (id: number | undefined) =>
  useEndpoint(profilesKey, endpoints.completion, { params: { id: id ?? 0 } }, { enabled: id !== undefined })

export const useProfileHistory = (id: number, page: number) =>
  useEndpoint(profilesKey, endpoints.profileHistory, { params: { id }, query: { page } })

/** Saves sections of a profile and reloads everything that shows it. */
export function useSaveProfile(id: number) {
  const client = useQueryClient()
  return useSending({
    mutationFn: (body: ProfileSections & Partial<Proof>) =>
      call(endpoints.saveProfile, { params: { id }, body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: profilesKey }),
  })
}

/** Sends a profile for review and reloads everything that shows it. */
export function useReadyProfile(id: number) {
  const client = useQueryClient()
  return useSending({
    mutationFn: () => call(endpoints.transitionProfile.ready, { params: { id }, body: {} }),
    onSuccess: () => {
      // What a member may see depends on their own status, so the session must have the new one.
      const { user } = currentSession()
      if (user?.profileId === id) beginSession({ ...user, status: profileMachine.actions.ready.to })
      return client.invalidateQueries({ queryKey: profilesKey })
    },
  })
}
