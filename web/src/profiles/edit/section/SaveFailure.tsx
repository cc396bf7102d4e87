import { CallError } from '@bnr/contract/client'
import { useLocation } from 'react-router'
import { hereOf, openLoginFor } from '../../../accounts/loginPrompt.ts'
import { isStaff, useSession } from '../../../accounts/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import classes from './SectionForm.module.css'

/** Why a section was not saved. What was typed stays in the form; the way on is another try, or a login first. */
export function SaveFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const isLoggedOut = error instanceof CallError && error.status === 401
  return (
    <div role="alert" className={classes.failure}>
      <p>
        {isLoggedOut ? t('Your session has expired. Please login, then save once more.') : t(error.message)}{' '}
        {t('Nothing that you have typed is lost.')}
      </p>
      {isLoggedOut ? (
        <LoginAgain />
      ) : (
        <Button look="outlined" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}

/** Staff have a login page of their own: in another tab it leaves this form as it is. */
function LoginAgain() {
  const { t } = useTranslation()
  const wanted = hereOf(useLocation())
  return isStaff(useSession().user) ? (
    <ButtonLink to="/ad/login" target="_blank" look="outlined">
      {t('Login')}
    </ButtonLink>
  ) : (
    <Button look="outlined" onClick={() => openLoginFor({ wanted })}>
      {t('Login')}
    </Button>
  )
}
