import { Button } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import classes from './UploadProgress.module.css'

export interface UploadProgressProps {
  name: string
  progress: number
  onCancel: () => void
}

export function UploadProgress({ name, progress, onCancel }: UploadProgressProps) {
  const percent = Math.round(progress * 100)
  return (
    <Surface compact className={classes.upload}>
      <p className={classes.name}>{name}</p>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('Uploading {name}', { name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={classes.bar} style={{ width: `${percent}%` }} />
      </div>
      <div className={classes.foot}>
        <p>{percent < 100 ? t('{percent}%', { percent }) : t('Almost done…')}</p>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Surface>
  )
}
