import type { MediaItem, MediaStatus } from '@bnr/contract/media/schemas'
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
  it('are for others the approved ones, the profile photo first', () => {
    expect(ids(activePhotos(media))).toEqual(['face', 'album'])
    expect(mainPhoto(media)?.id).toBe('face')
  })

  it('are for the owner also those that wait, once they can be seen', () => {
    expect(ids(photosWithPending(media))).toEqual(['face', 'album', 'waiting'])
  })

  it('stand on the edit page by what became of them', () => {
    expect(ids(shownToOwner(media, 'ap'))).toEqual(['album', 'waiting', 'making', 'refused'])
    expect(ids(shownToOwner(media, 'pp'))).toEqual(['face'])
  })

  it('fill the album to five; a rejected one takes no place', () => {
    expect(freeInAlbum(media)).toBe(2)
    expect(freeInAlbum(Array.from({ length: 7 }, (_, index) => photo(`${index}`, 'ap', 'Active')))).toBe(0)
  })
})
