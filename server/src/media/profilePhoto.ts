import type { MediaItem } from '@bnr/contract/media/schemas'
import type { Member } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { presentPhotos } from './present.ts'
import { photosOf } from './store.ts'

/** A member's own profile photo as others see it; undefined until one is approved. */
export async function ownProfilePhoto(services: Services, member: Member): Promise<MediaItem | undefined> {
  const photos = await photosOf(services.db, member.profileId, 'pp', ['Active'])
  return presentPhotos(services, member, photos.slice(-1), 'member')[0]
}
