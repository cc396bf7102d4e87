import { useTranslation } from '../../ui/translation.ts'
import classes from './PhotoPicker.module.css'
import type { Upload } from './useUpload.ts'

/** What the last upload failed by; what was sent can be sent again. */
export function UploadFailure({ id, upload: { state, retry } }: { id: string; upload: Upload }) {
  const { t } = useTranslation()
  return (
    <div id={id} role="alert" className={classes.error}>
      {state.is === 'failed' && <p>{t(state.message)}</p>}
      {state.is === 'failed' && state.file && (
        <button type="button" className={classes.retry} onClick={retry}>
          {t('Try again')}
        </button>
      )}
    </div>
  )
}
