import { CallError } from '@bnr/contract/client'
import { openLoginFor } from '../accounts/loginPrompt.ts'
import { Button } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'
import type { Draft } from './draft.ts'
import classes from './Wizard.module.css'

export interface DraftFailureProps {
  draft: Draft
  error: Error
  onRetry: () => void
}

/** Why the draft could not be read or saved. After a day its key is spent, and a login goes on with the profile. */
export function DraftFailure({ draft, error, onRetry }: DraftFailureProps) {
  const { t } = useTranslation()
  const spent = error instanceof CallError && error.status === 401
  return (
    <div role="alert" className={classes.failure}>
      <p>
        {spent
          ? t('The time to fill in this form has run out. Please login to go on with your profile.')
          : t(error.message)}
      </p>
      {spent ? (
        <Button look="outlined" onClick={() => openLoginFor({ tab: 'bnrId', bnrId: draft.bnrId })}>
          {t('Login')}
        </Button>
      ) : (
        <Button look="outlined" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}
