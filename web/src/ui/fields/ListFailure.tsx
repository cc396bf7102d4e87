import { Button } from '../Button.tsx'
import { useTranslation } from '../translation.ts'

/** Stands at a field whose list did not come. */
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
