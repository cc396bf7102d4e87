import { openLoginFor } from '../accounts/loginPrompt.ts'
import { Button } from '../ui/Button.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { t } from '../ui/translation.ts'
import type { Draft } from './draft.ts'

export interface DraftFailureProps {
  draft: Draft
  error: Error
  onRetry: () => void
}

/**
 * Says why the draft could not be read or saved. Its token expires after a day; then a login continues with the
 * profile.
 */
export function DraftFailure({ draft, ...failed }: DraftFailureProps) {
  return (
    <FormFailure
      {...failed}
      expired={t('The time to complete this form has expired. Log in to continue with your profile.')}
      login={
        <Button variant="outlined" onClick={() => openLoginFor({ tab: 'bnrId', bnrId: draft.bnrId })}>
          {t('Login')}
        </Button>
      }
    />
  )
}
