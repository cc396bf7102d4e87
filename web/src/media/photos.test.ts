import type { MediaItem } from '@bnr/contract/media/schemas'
import type { MediaStatus } from '@bnr/contract/media/transitions'
import { describe, expect, it } from 'vitest'
import { activePhotos, mainPhoto, photosWithPending } from './photos.ts'
import { freeInAlbum, shownToOwner } from './upload/photoEditor.ts'

const photo = (
  id: string,
  kind: 'pp' | 'ap',
  status: MediaStatus,
  more: Partial<MediaItem> = {},
): MediaItem => ({
  id,
  kind,
  status,
  url: `/${id}`,
  thumbnailUrl: `/${id}/thumbnail`,
  ...more,
})

const media = [
  photo('album', 'ap', 'Active'),
  photo('waiting', 'ap', 'Ready'),
  photo('making', 'ap', 'Ready', { processing: true }),
  photo('refused', 'ap', 'Rejected'),
  photo('face', 'pp', 'Active'),
  photo('gone', 'pp', 'Deleted'),
]
const ids = (photos: readonly MediaItem[]) => photos.map(({ id }) => id)

describe('the photos of a profile', () => {
  it('are the approved ones for other people, the profile photo first', () => {
    expect(ids(activePhotos(media))).toEqual(['face', 'album'])
    expect(mainPhoto(media)?.id).toBe('face')
  })

  it('include photos that wait for approval for the owner, once they are processed', () => {
    expect(ids(photosWithPending(media))).toEqual(['face', 'album', 'waiting'])
  })

  it('are in order of their status on the edit page', () => {
    expect(ids(shownToOwner(media, 'ap'))).toEqual(['album', 'waiting', 'making', 'refused'])
    expect(ids(shownToOwner(media, 'pp'))).toEqual(['face'])
  })

  it('fill the album to five, not counting rejected ones', () => {
    expect(freeInAlbum(media)).toBe(2)
    expect(freeInAlbum(Array.from({ length: 7 }, (_, index) => photo(`${index}`, 'ap', 'Active')))).toBe(0)
  })
})
