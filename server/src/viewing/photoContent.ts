import type { PhotoSize } from '@bnr/contract/media/endpoints'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { Actor } from '../http/actor.ts'
import { sizeKey } from '../media/processing.ts'
import { loadPhoto } from '../media/store.ts'
import type { Services } from '../services/services.ts'

/** The approved profile photo, for documents. Members also get their own photo that waits for approval. */
export async function photoContent(
  services: Services,
  actor: Actor,
  { media }: Profile,
  size: PhotoSize,
): Promise<Buffer | undefined> {
  const shown = actor.kind === 'staff' ? ['Active'] : ['Active', 'Ready']
  const photo = shown
    .map((status) => media.find((one) => one.kind === 'pp' && one.status === status && !one.processing))
    .find((one) => one?.id)
  if (!photo?.id) return undefined
  const { folder } = await loadPhoto(services.db, photo.id)
  return await services.storage.get(sizeKey(folder, size))
}
