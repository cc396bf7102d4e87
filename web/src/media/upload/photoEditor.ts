import { type MediaItem, mediaKinds } from '@bnr/contract/media/schemas'

export interface PhotoEditorProps {
  profileId: number
  media: readonly MediaItem[]
  isStaff: boolean
  /** Called when a photo was added or deleted, to reload the profile. */
  onChanged: () => void
  /** Called when an upload begins and ends. */
  onSending?: (isSending: boolean) => void
}

const shown: readonly MediaItem['status'][] = ['Active', 'Ready', 'Rejected']

/** The owner's photos of one kind: approved first, then waiting, then rejected. */
export function shownToOwner(media: readonly MediaItem[], kind: 'pp' | 'ap'): MediaItem[] {
  return shown.flatMap((status) => media.filter((photo) => photo.kind === kind && photo.status === status))
}

/** Number of photos that can be added to the album. Rejected ones do not count. */
export function freeInAlbum(media: readonly MediaItem[]): number {
  const counted = shownToOwner(media, 'ap').filter(({ status }) => status !== 'Rejected')
  return Math.max(mediaKinds.ap.limit - counted.length, 0)
}
