import { useState } from 'react'
import type { QueuedPhoto } from './calls.ts'

/** The photos that lay in the queue when the review began, and the one being looked at. */
type Reviewed = { photos: readonly QueuedPhoto[]; at: number }

/** The list behind may move meanwhile; the review goes on through what it began with. */
export function useReviewedList() {
  const [reviewed, setReviewed] = useState<Reviewed>()

  const step = (by: number) =>
    setReviewed((now) => {
      const at = now ? now.at + by : 0
      return now && at >= 0 && at < now.photos.length ? { ...now, at } : now
    })

  return {
    photo: reviewed?.photos[reviewed.at],
    at: reviewed?.at ?? 0,
    count: reviewed?.photos.length ?? 0,
    begin: (photos: readonly QueuedPhoto[], at: number) => setReviewed({ photos, at }),
    end: () => setReviewed(undefined),
    next: () => step(1),
    previous: () => step(-1),
  }
}
