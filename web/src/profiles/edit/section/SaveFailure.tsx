import { useLocation } from 'react-router'
import { hereOf, openLoginFor } from '../../../accounts/loginPrompt.ts'
import { isStaff, useSession } from '../../../accounts/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { t } from '../../../ui/translation.ts'

/** Says why a section was not saved; the form keeps what was typed. */
export function SaveFailure(failed: { error: Error; onRetry: () => void }) {
  return (
    <FormFailure
      {...failed}
      expired={t('Your session has expired. Log in, then save again.')}
      login={<LoginAgain />}
    >
      {t('You have not lost anything you typed.')}
    </FormFailure>
  )
}

/** Staff have their own login page; it opens in another tab, so that this form stays open. */
function LoginAgain() {
  const wanted = hereOf(useLocation())
  return isStaff(useSession().user) ? (
    <ButtonLink to="/ad/login" target="_blank" variant="outlined">
      {t('Login')}
    </ButtonLink>
  ) : (
    <Button variant="outlined" onClick={() => openLoginFor({ wanted })}>
      {t('Login')}
    </Button>
  )
}
