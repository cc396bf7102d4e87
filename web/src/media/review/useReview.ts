import type { PhotoTransition } from '@bnr/contract/media/endpoints'
import { useState } from 'react'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { type QueuedPhoto, useVerdict } from './calls.ts'

/** The photos that lay in the queue when the review began, and the one being looked at. */
type Review = { photos: readonly QueuedPhoto[]; at: number }

/** One photo after the other. The list behind may move meanwhile; the review goes on through what it began with. */
export function useReview() {
  const [review, setReview] = useState<Review>()
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const verdict = useVerdict()
  const photo = review?.photos[review.at]
  const photoId = photo?.media.id ?? ''

  const step = (by: number) =>
    setReview((now) => {
      const at = now ? now.at + by : 0
      return now && at >= 0 && at < now.photos.length ? { ...now, at } : now
    })

  function judge(action: PhotoTransition, reason?: string) {
    if (!photo || !isOpen) return
    verdict.mutate(
      { photo, action, ...(reason && { reason }) },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message)
          setJudged((now) => new Set(now).add(photoId))
          step(1)
        },
        onError: (error) => toastError(error.message),
      },
    )
  }

  const isOpen = photo?.media.status === 'Ready' && !judged.has(photoId)
  return {
    photo,
    isOpen,
    isJudged: judged.has(photoId),
    busy: verdict.isPending,
    at: review?.at ?? 0,
    count: review?.photos.length ?? 0,
    begin: (photos: readonly QueuedPhoto[], at: number) => setReview({ photos, at }),
    end: () => setReview(undefined),
    next: () => step(1),
    previous: () => step(-1),
    judge,
  }
}
