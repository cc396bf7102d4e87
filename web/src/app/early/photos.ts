import type { MediaItem } from '@bnr/contract/media/schemas'
import { mainPhoto } from '../../media/photos.ts'
import { read } from './wireNames.ts'

/** The photo of a profile that came early, fetched beside the scripts that will show it. */
export function fetchPhoto(profile: unknown, size: 'url' | 'thumbnailUrl'): void {
  const { media } = read(wireNames.profile, profile)
  if (!Array.isArray(media)) return
  const photo = mainPhoto(media.map((item) => read(wireNames.photo, item) as unknown as MediaItem))
  if (photo) Object.assign(new Image(), { fetchPriority: 'high', src: photo[size] })
}
