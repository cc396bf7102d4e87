import type { MediaItem } from '@bnr/contract/media/schemas'
import { mainPhoto } from '../../media/photos.ts'
import { read } from './wireNames.ts'

/** The opening page's places for photos, and the size that the screen will show there. */
const sizes = { portrait: 'url', faces: 'thumbnailUrl' } as const
type Place = keyof typeof sizes

/** As many faces as stand side by side on a phone. */
export const mostFaces = 2

/** A page that is drawn sooner than this after its address was entered needs nothing before it, in milliseconds. */
const patience = 400

/** Shows the photos of the first `most` profiles that have one, and so has them ready for the page itself. */
export async function showPhotos(place: Place, profiles: unknown, most = 1): Promise<void> {
  if (!Array.isArray(profiles)) return
  const photos = profiles.map(photoOf).filter((photo) => photo !== undefined)
  const images = photos.slice(0, most).map((photo) => imageOf(photo[sizes[place]]))
  const wait = new Promise((resolve) => setTimeout(resolve, patience - performance.now()))
  // A photo that does not come is the page's to tell; all that do come stand there at once, so that none moves.
  const came = await Promise.allSettled([...images.map((image) => image.decode()), wait])
  const shown = images.filter((_, index) => came[index]?.status === 'fulfilled')
  document.querySelector(`[data-early=${place}]`)?.append(...shown)
}

function photoOf(profile: unknown): MediaItem | undefined {
  const { media } = read(wireNames.profile, profile)
  if (!Array.isArray(media)) return undefined
  return mainPhoto(media.map((item) => read(wireNames.photo, item) as unknown as MediaItem))
}

const imageOf = (src: string) => Object.assign(new Image(), { alt: '', fetchPriority: 'high', src })
