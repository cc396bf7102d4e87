import { useSession } from '../../accounts/session.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Redirect } from '../../ui/Redirect.tsx'
import { t } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

export const meta = () => pageMeta('Logged out')

export default function LoggedOutPage() {
  const { user } = useSession()
  if (user) return <Redirect to="/home" />
  return <Notice title={t('Logged out successfully')} backLabel={t('Back to home')} />
}
