import { Button } from '../Button.tsx'
import { useTranslation } from '../translation.ts'

/** Shown at a field whose list failed to load. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      {t('This list could not be loaded.')}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </>
  )
}
