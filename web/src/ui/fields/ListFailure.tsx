import { Button } from '../Button.tsx'
import { t } from '../translation.ts'

/** Shown at a field whose list failed to load. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      {t('This list could not be loaded.')}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </>
  )
}
