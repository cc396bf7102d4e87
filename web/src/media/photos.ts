import type { MediaItem } from '@bnr/contract/media/schemas'

/** What a photo must say to be put in its place; cards say no more. */
type Placed = Pick<MediaItem, 'kind' | 'status'>

const profileFirst = (one: Placed, other: Placed) => Number(other.kind === 'pp') - Number(one.kind === 'pp')

/** Approved photos, the profile photo first. Nothing else appears in lists and carousels. */
export function activePhotos<P extends Placed>(media: readonly P[]): P[] {
  return media.filter(({ status }) => status === 'Active').sort(profileFirst)
}

/** What the owner and staff look at: also what waits for approval, once its sizes are made. */
export function photosWithPending<P extends Placed & { processing?: boolean | undefined }>(
  media: readonly P[],
): P[] {
  const shown = media.filter(
    ({ status, processing }) => (status === 'Active' || status === 'Ready') && !processing,
  )
  return [...activePhotos(shown), ...shown.filter(({ status }) => status === 'Ready').sort(profileFirst)]
}

/** The photo on cards: the profile photo, or else the first of the album. */
export const mainPhoto = <P extends Placed>(media: readonly P[]): P | undefined => activePhotos(media)[0]

/** Guests are not told the ids of photos, but an address is as unique. */
export const photoKey = (photo: MediaItem) => photo.id ?? photo.url

export const isProcessing = (media: readonly MediaItem[]) => media.some(({ processing }) => processing)
