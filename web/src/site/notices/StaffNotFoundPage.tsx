import { notePageStatus } from '../../platform/visit.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

export const meta = () => pageMeta('Page not found')

export default function StaffNotFoundPage() {
  notePageStatus(404)
  return (
    <Notice
      title={t("We're not sure how you got here")}
      backLabel={t('Back to dashboard')}
      backTo="/ad/dashboard"
    >
      <p>{t('Check the address. The page may have moved.')}</p>
    </Notice>
  )
}
