import { useLocation } from 'react-router'
import { useTranslation } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

/** What the guard shows in place of a screen that is not for this person. */
export function AccessDenied() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Notice title={t("You don't have access to this page")} backLabel={t('Back to Home')}>
      <p>
        {pathname.startsWith('/ad/') ? t('Please login as administrator') : t('Please login to continue')}
      </p>
    </Notice>
  )
}
