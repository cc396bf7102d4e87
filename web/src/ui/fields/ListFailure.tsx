import { t } from '../translation.ts'
import classes from './ListFailure.module.css'

/** Shown at a field whose list failed to load. The rest of the form works without it. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      {t('This list could not be loaded.')}{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        {t('Try again')}
      </button>
    </>
  )
}
