import type { MediaItem } from '@bnr/contract/media/schemas'
import { mainPhoto } from '../../media/photos.ts'
import { read } from './wireNames.ts'

/** The opening page's places for photos, and the size that the screen will show there. */
const sizes = { portrait: 'url', faces: 'thumbnailUrl' } as const
type Place = keyof typeof sizes

/** A page that is drawn sooner than this after its address was entered needs nothing before it, in milliseconds. */
const patience = 400

/** Shows the photos of the first `most` profiles that have one, and so has them ready for the page itself. */
export async function showPhotos(place: Place, profiles: readonly unknown[], most = 1): Promise<void> {
  const photos = profiles.map(photoOf).filter((photo) => photo !== undefined)
  await Promise.all(photos.slice(0, most).map((photo) => show(place, photo[sizes[place]])))
}

function photoOf(profile: unknown): MediaItem | undefined {
  const { media } = read(wireNames.profile, profile)
  if (!Array.isArray(media)) return undefined
  return mainPhoto(media.map((item) => read(wireNames.photo, item) as unknown as MediaItem))
}

async function show(place: Place, src: string): Promise<void> {
  const image = Object.assign(new Image(), { alt: '', fetchPriority: 'high', src })
  const wait = new Promise((resolve) => setTimeout(resolve, patience - performance.now()))
  // A photo that does not come is the page's to tell.
  const [came] = await Promise.allSettled([image.decode(), wait])
  if (came.status === 'fulfilled') document.querySelector(`[data-early=${place}]`)?.append(image)
}
