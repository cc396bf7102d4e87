import type { MediaItem } from '@bnr/contract/media/schemas'
import { type PhotoState, photoMachine } from '@bnr/contract/media/transitions'
import type { ProfileCard } from '@bnr/contract/profiles/card'
import { allowedActions } from '@bnr/contract/stateMachine'
import type { Actor } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { photoAddress } from './addresses.ts'
import type { MediaRow } from './store.ts'

/** Guests get the blurred size, members approved photos, and the owner and staff everything that is not deleted. */
export type PhotoViewer = 'guest' | 'member' | 'owner'

/** The columns that are needed to show a photo. */
export type ShownPhoto = Pick<
  MediaRow,
  'id' | 'kind' | 'status' | 'width' | 'height' | 'processed' | 'reason'
> & {
  changedAt: Date | string
}

export function presentPhotos(
  services: Services,
  actor: Actor,
  photos: readonly ShownPhoto[],
  viewer: PhotoViewer,
): MediaItem[] {
  return photos
    .filter((photo) => maySee(photo, viewer))
    .map((photo) =>
      viewer === 'guest' ? blurred(services, actor, photo) : clear(services, actor, photo, viewer),
    )
}

const maySee = ({ status, processed }: ShownPhoto, viewer: PhotoViewer): boolean =>
  viewer === 'owner' ? status !== 'Deleted' : status === 'Active' && processed

/** A photo on a card. A page has many cards, and each address costs a signature. */
export function presentThumbnail(
  services: Services,
  actor: Actor,
  photo: ShownPhoto,
  viewer: PhotoViewer,
): ProfileCard['media'] {
  if (!maySee(photo, viewer)) return []
  const { id, kind, status } = photo
  const size = viewer === 'guest' ? 'blurred' : 'thumbnail'
  return [{ kind, status, thumbnailUrl: photoAddress(services, actor, id, size) }]
}

function blurred(services: Services, actor: Actor, { id, kind, status }: ShownPhoto): MediaItem {
  const url = photoAddress(services, actor, id, 'blurred')
  return { kind, status, url, thumbnailUrl: url }
}

function clear(services: Services, actor: Actor, photo: ShownPhoto, viewer: PhotoViewer): MediaItem {
  const { id, kind, status, width, height, changedAt } = photo
  return {
    id,
    kind,
    status,
    url: photoAddress(services, actor, id, 'display'),
    thumbnailUrl: photoAddress(services, actor, id, 'thumbnail'),
    format: `${width}x${height}`,
    changedAt: new Date(changedAt).toISOString(),
    ...(viewer === 'owner' ? { can: allowedActions(photoMachine, stateOf(photo), actor) } : {}),
    ...(viewer === 'owner' && photo.reason ? { reason: photo.reason } : {}),
    ...(stateOf(photo) === 'Preparing' ? { processing: true } : {}),
  }
}

/** A photo is Preparing while its sizes are being made. An unreadable photo is Rejected and has no sizes. */
export const stateOf = ({ status, processed }: Pick<ShownPhoto, 'status' | 'processed'>): PhotoState =>
  status === 'Ready' && !processed ? 'Preparing' : status
