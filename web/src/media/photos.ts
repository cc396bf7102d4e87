import type { MediaItem } from '@bnr/contract/media/schemas'

/** The fields that photos are sorted by; cards have no others. */
type Placed = Pick<MediaItem, 'kind' | 'status'>

const profileFirst = (one: Placed, other: Placed) => Number(other.kind === 'pp') - Number(one.kind === 'pp')

/** Approved photos, the profile photo first. Lists and carousels show no others. */
export function activePhotos<P extends Placed>(media: readonly P[]): P[] {
  return media.filter(({ status }) => status === 'Active').sort(profileFirst)
}

/** Photos for the owner and staff: also those that wait for approval, once they are processed. */
export function photosWithPending<P extends Placed & { processing?: boolean | undefined }>(
  media: readonly P[],
): P[] {
  const shown = media.filter(
    ({ status, processing }) => (status === 'Active' || status === 'Ready') && !processing,
  )
  return [...activePhotos(shown), ...shown.filter(({ status }) => status === 'Ready').sort(profileFirst)]
}

/** The photo on cards: the profile photo, or the first of the album. */
export const mainPhoto = <P extends Placed>(media: readonly P[]): P | undefined => activePhotos(media)[0]

/** Guests receive no photo ids, but addresses are unique too. */
export const photoKey = (photo: MediaItem) => photo.id ?? photo.url

type Prepared = { processing?: boolean | undefined }

const isProcessing = (media: readonly Prepared[]) => media.some(({ processing }) => processing)

const photoInterval = 1500
const maxReads = 40

/** When to read again, in milliseconds: for a while, as long as a new photo is being prepared. */
export const whileProcessing = (media: readonly Prepared[] = [], reads: number): number | false =>
  isProcessing(media) && reads < maxReads ? photoInterval : false
