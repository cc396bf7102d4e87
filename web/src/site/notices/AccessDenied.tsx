import { useLocation } from 'react-router'
import { hereOf, openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

/** What the guard shows in place of a screen that is not for this person. The right login opens the screen itself. */
export function AccessDenied() {
  const { t } = useTranslation()
  const here = useLocation()
  const { pathname } = here
  const asStaff = pathname.startsWith('/ad/')
  useLoginLeadsTo(asStaff ? undefined : hereOf(here))
  return (
    <Notice title={t("You don't have access to this page")} backLabel={t('Back to Home')}>
      <p>{asStaff ? t('Please login as administrator') : t('Please login to continue')}</p>
      {asStaff ? (
        <ButtonLink to="/ad/login" state={{ wanted: pathname }}>
          {t('Login')}
        </ButtonLink>
      ) : (
        <Button onClick={openLogin}>{t('Login')}</Button>
      )}
    </Notice>
  )
}
