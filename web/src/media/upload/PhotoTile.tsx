import { type MediaItem, mediaStatusLabels } from '@bnr/contract/media/schemas'
import { t } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import { DeletablePhoto, type DeletablePhotoProps } from './PhotoPicker.tsx'
import classes from './PhotoTile.module.css'

export interface PhotoTileProps extends Omit<DeletablePhotoProps, 'children'> {
  photo: MediaItem
}

/** A photo of the own profile with its status and the reason of a rejection. */
export function PhotoTile({ photo, label, onDelete }: PhotoTileProps) {
  return (
    <div className={classes.tile}>
      <DeletablePhoto label={label} onDelete={onDelete}>
        {photo.processing ? (
          <p className={classes.processing}>{t('Processing…')}</p>
        ) : (
          <Photo src={photo.thumbnailUrl} name="" alt={label} />
        )}
      </DeletablePhoto>
      {photo.status === 'Ready' && <p className={classes.waiting}>{t(mediaStatusLabels.Ready)}</p>}
      {photo.status === 'Rejected' && (
        <p className={classes.rejected}>
          {photo.reason ? t('Rejected: {reason}', { reason: photo.reason }) : t('Rejected')}
        </p>
      )}
    </div>
  )
}
