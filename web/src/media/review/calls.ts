import type { Reply } from '@bnr/contract/endpoint'
import { moderatePhoto, type PhotoTransition, photoQueue } from '@bnr/contract/media/endpoints'
import type { MediaStatus } from '@bnr/contract/media/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export type QueuedPhoto = Reply<typeof photoQueue>['results'][number]

const queueKey = ['media', 'queue'] as const

export const usePhotoQueue = (status: MediaStatus, page: number, size: number, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...queueKey, status, page, size],
    enabled,
    queryFn: ({ signal }) => call(photoQueue, { query: { st: status, page, size } }, signal),
  })

export type Verdict = { photo: QueuedPhoto; action: PhotoTransition; reason?: string }

/** The queue is read again a moment after a verdict, so that the next photo is there before the list moves. */
const reloadAfter = 1000

export function useVerdict() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ photo, action, reason }: Verdict) =>
      call(moderatePhoto, {
        params: { id: photo.profile.id, mid: photo.media.id ?? '', action },
        query: photo.media.kind === 'tp' ? {} : { mt: photo.media.kind },
        body: reason ? { reason } : {},
      }),
    onSuccess: () => {
      setTimeout(() => void client.invalidateQueries({ queryKey: queueKey }), reloadAfter)
    },
  })
}
