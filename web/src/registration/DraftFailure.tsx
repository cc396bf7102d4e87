import { openLoginFor } from '../accounts/loginPrompt.ts'
import { Button } from '../ui/Button.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useTranslation } from '../ui/translation.ts'
import type { Draft } from './draft.ts'

export interface DraftFailureProps {
  draft: Draft
  error: Error
  onRetry: () => void
}

/** Why the draft could not be read or saved. After a day its key is spent, and a login goes on with the profile. */
export function DraftFailure({ draft, ...failed }: DraftFailureProps) {
  const { t } = useTranslation()
  return (
    <FormFailure
      {...failed}
      lapsed={t('The time to complete this form has expired. Please login to continue with your profile.')}
      login={
        <Button variant="outlined" onClick={() => openLoginFor({ tab: 'bnrId', bnrId: draft.bnrId })}>
          {t('Login')}
        </Button>
      }
    />
  )
}
