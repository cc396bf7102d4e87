import { isStaff, useSession } from '../../accounts/session.ts'
import { notePageStatus } from '../../platform/visit.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

export const meta = () => pageMeta('Page not found')

export default function NotFoundPage() {
  notePageStatus(404)
  const { user } = useSession()
  const back = isStaff(user)
    ? { backLabel: t('Back to dashboard'), backTo: '/ad/dashboard' }
    : { backLabel: t('Back to Home') }
  return (
    <Notice title={t("We're not sure how you got here")} {...back}>
      <p>{t('Check the address. The page may have moved.')}</p>
    </Notice>
  )
}
