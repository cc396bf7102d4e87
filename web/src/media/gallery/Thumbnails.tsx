import type { MediaItem } from '@bnr/contract/media/schemas'
import { useHydrated } from '../../platform/useHydrated.ts'
import { t } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import { photoKey } from '../photos.ts'
import classes from './Thumbnails.module.css'

export interface ThumbnailsProps {
  photos: readonly MediaItem[]
  shown: number
  onShow: (index: number) => void
}

/** Shows three thumbnails; the rest scroll. */
export function Thumbnails({ photos, shown, onShow }: ThumbnailsProps) {
  const isHydrated = useHydrated()
  if (photos.length < 2) return null
  return (
    <ul className={classes.thumbnails} aria-label={t('Photos')}>
      {photos.map((photo, index) => (
        <li key={photoKey(photo)}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={t('Photo {number}', { number: index + 1 })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            {isHydrated && <Photo src={photo.thumbnailUrl} name="" fetchPriority="low" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
