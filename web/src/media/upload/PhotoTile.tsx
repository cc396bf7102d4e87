import { type MediaItem, mediaStatusLabels } from '@bnr/contract/media/schemas'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import classes from './PhotoTile.module.css'

export interface PhotoTileProps {
  photo: MediaItem
  /** Names the photo to those who do not see it, e.g. Album photo 2. */
  label: string
  onDelete: () => void
}

/** A photo of the own profile with where it stands: approved, waiting, rejected and why. */
export function PhotoTile({ photo, label, onDelete }: PhotoTileProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.tile}>
      <div className={classes.frame}>
        {photo.processing ? (
          <p className={classes.processing}>{t('Being prepared…')}</p>
        ) : (
          <Photo src={photo.thumbnailUrl} name="" alt={label} />
        )}
        <button
          type="button"
          className={classes.delete}
          aria-label={t('Delete {label}', { label })}
          onClick={onDelete}
        >
          <IconTrash size={20} aria-hidden />
        </button>
      </div>
      {photo.status === 'Ready' && <p className={classes.waiting}>{t(mediaStatusLabels.Ready)}</p>}
      {photo.status === 'Rejected' && (
        <p className={classes.rejected}>
          {photo.reason ? t('Rejected: {reason}', { reason: photo.reason }) : t('Rejected')}
        </p>
      )}
    </div>
  )
}
