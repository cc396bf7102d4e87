import { Navigate, useLocation } from 'react-router'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { HelpPanel } from '../contact/HelpPanel.tsx'
import { blockedStatus } from './blockedStatus.ts'
import { Notice } from './Notice.tsx'

export const meta = () => pageMeta('Profile not active')

/** Where a login ends whose profile is Deactivated, Settled or Deleted; the status comes as navigation state. */
export default function NoAccessPage() {
  const { t } = useTranslation()
  const status = blockedStatus(useLocation().state)
  if (!status) return <Navigate to="/home" replace />
  return (
    <Notice
      title={t('Your profile is in {status} state, kindly contact Administrator for activation.', {
        status: t(status),
      })}
      backLabel={t('Back to Home')}
    >
      <HelpPanel />
    </Notice>
  )
}
