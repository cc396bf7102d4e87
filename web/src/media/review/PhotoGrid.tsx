import { isRefused, useDecision } from '../../platform/decisions.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import { outcomeOf, type QueuedPhoto, subjectOf } from './calls.ts'
import classes from './PhotoGrid.module.css'

export interface PhotoGridProps {
  photos: readonly QueuedPhoto[]
  onOpen: (index: number) => void
}

export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  return (
    <ul className={classes.grid}>
      {photos.map((photo, index) => {
        const { media, profile } = photo
        return (
          <li key={media.id}>
            <button type="button" className={classes.photo} onClick={() => onOpen(index)}>
              <span className={classes.frame}>
                <Photo src={media.thumbnailUrl} name={profile.basic?.name} />
                <Outcome photo={photo} />
              </span>
              <span className={classes.name}>{profile.basic?.name}</span>
              <span className="small">{t('BNR ID {id}', { id: profile.bnrId ?? '' })}</span>
              <span className="small">{media.kind === 'pp' ? t('Profile photo') : t('Album photo')}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Outcome({ photo }: { photo: QueuedPhoto }) {
  const decision = useDecision(subjectOf(photo))
  if (!decision) return null
  return (
    <span className={classes.outcome}>{isRefused(decision) ? t('Not saved') : t(outcomeOf(decision))}</span>
  )
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function PhotoGridSkeleton() {
  return (
    <Skeleton>
      <div className={classes.grid}>
        {places.map((place) => (
          <div key={place} className={classes.frame} />
        ))}
      </div>
    </Skeleton>
  )
}
