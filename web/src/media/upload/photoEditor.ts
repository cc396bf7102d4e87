import { type MediaItem, mediaKinds } from '@bnr/contract/media/schemas'

export interface PhotoEditorProps {
  profileId: number
  media: readonly MediaItem[]
  isStaff: boolean
  /** A photo came or went: the profile is to be read again. */
  onChanged: () => void
}

const shown: readonly MediaItem['status'][] = ['Active', 'Ready', 'Rejected']

/** The photos of one kind that an owner looks after: approved first, then waiting, then rejected. */
export function shownToOwner(media: readonly MediaItem[], kind: 'pp' | 'ap'): MediaItem[] {
  return shown.flatMap((status) => media.filter((photo) => photo.kind === kind && photo.status === status))
}

/** How many more photos the album takes; a rejected one takes no place. */
export function freeInAlbum(media: readonly MediaItem[]): number {
  const held = shownToOwner(media, 'ap').filter(({ status }) => status !== 'Rejected')
  return Math.max(mediaKinds.ap.limit - held.length, 0)
}
