import { useTranslation } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import type { QueuedPhoto } from './calls.ts'
import classes from './PhotoGrid.module.css'

export interface PhotoGridProps {
  photos: readonly QueuedPhoto[]
  onOpen: (index: number) => void
}

export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes.grid}>
      {photos.map(({ media, profile }, index) => (
        <li key={media.id}>
          <button type="button" className={classes.photo} onClick={() => onOpen(index)}>
            <span className={classes.frame}>
              <Photo src={media.thumbnailUrl} name={profile.basic?.name} />
            </span>
            <span className={classes.name}>{profile.basic?.name}</span>
            <span className={classes.detail}>{t('BNR ID {id}', { id: profile.bnrId ?? '' })}</span>
            <span className={classes.detail}>
              {media.kind === 'pp' ? t('Profile photo') : t('Album photo')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function PhotoGridSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.grid} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={classes.frame} />
        ))}
      </div>
    </div>
  )
}
