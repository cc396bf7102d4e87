import type { MediaItem } from '@bnr/contract/media/schemas'
import type { Services } from '../platform/services.ts'
import { presentPhotos } from './present.ts'
import { photosOf } from './store.ts'

/** The profile photo that others see; undefined until one is approved. */
export async function profilePhotoOf(services: Services, profileId: number): Promise<MediaItem | undefined> {
  const photos = await photosOf(services.db, profileId, 'pp', ['Active'])
  return presentPhotos(services, photos.slice(-1), 'member')[0]
}
