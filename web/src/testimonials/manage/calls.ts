import * as endpoints from '@bnr/contract/testimonials/endpoints'
import type { ChangedTestimony, NewTestimony } from '@bnr/contract/testimonials/schemas'
import type { TestimonialTransitionName } from '@bnr/contract/testimonials/transitions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { whileProcessing } from '../../media/photos.ts'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useReading } from '../../platform/useReading.ts'
import { useSending } from '../../platform/useSending.ts'
import { testimonialsKey } from '../calls.ts'

export const managedKey = [...testimonialsKey, 'managed']

export const useManagedStory = (id: number) =>
  useReading({
    queryKey: [...managedKey, 'one', id],
    queryFn: ({ signal }) => call(endpoints.readTestimonial, { params: { id } }, signal),
    refetchInterval: ({ state }) => whileProcessing(state.data?.photos, state.dataUpdateCount),
  })

export const loadStoryPhoto = async (mid: string, signal: AbortSignal) =>
  (await call(endpoints.previewTestimonialPhoto, { params: { mid, size: 'thumbnail' } }, signal)) as Blob

/** Reloads the public lists as well. */
export function useStoriesChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: testimonialsKey })
}

export const useCreateStory = () =>
  useChange([testimonialsKey], (body: NewTestimony) => call(endpoints.createTestimonial, { body }))

export const useChangeStory = (id: number) =>
  useChange([testimonialsKey], (body: ChangedTestimony) =>
    call(endpoints.changeTestimonial, { params: { id }, body }),
  )

export const useDeleteStoryPhoto = (id: number) =>
  useChange([testimonialsKey], (mid: string) =>
    call(endpoints.deleteTestimonialPhoto, { params: { id, mid } }),
  )

interface Step {
  name: TestimonialTransitionName
  reason?: string
}

/** Reloads nothing, because a deleted story would reply 404. The queue reloads when it opens. */
export const useStoryTransition = (id: number) =>
  useSending({
    mutationFn: ({ name, reason }: Step) => {
      const params = { id }
      if (name === 'reject') return call(endpoints.rejectTestimonial, { params, body: { reason } })
      const plain = {
        ready: endpoints.readyTestimonial,
        approve: endpoints.approveTestimonial,
        delete: endpoints.deleteTestimonial,
      }
      return call(plain[name], { params })
    },
  })

const invitationKey = (profileId: number) => ['story invitation', profileId]

export const useInvitation = (profileId: number) =>
  useQuery({
    queryKey: invitationKey(profileId),
    queryFn: ({ signal }) => call(endpoints.readInvitation, { params: { id: profileId } }, signal),
  })

export const useAskForStory = (profileId: number) =>
  useChange([invitationKey(profileId)], () => call(endpoints.requestStory, { params: { id: profileId } }))
