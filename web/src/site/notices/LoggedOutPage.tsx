import { Navigate } from 'react-router'
import { useSession } from '../../accounts/session.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

export const meta = () => pageMeta('Logged out')

export default function LoggedOutPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (user) return <Navigate to="/home" replace />
  return <Notice title={t('Logged out successfully')} backLabel={t('Back to home')} />
}
