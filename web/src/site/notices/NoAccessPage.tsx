import { Navigate, useLocation } from 'react-router'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { HelpPanel } from '../contact/HelpPanel.tsx'
import { blockedStatus, purgeDayOf } from './blockedStatus.ts'
import { Notice } from './Notice.tsx'

const longDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })

export const meta = () => pageMeta('Profile not active')

/** Where a login ends whose profile is Deactivated, Settled or Deleted; the status comes as navigation state. */
export default function NoAccessPage() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const status = blockedStatus(state)
  const purgeDay = purgeDayOf(state)
  if (!status) return <Navigate to="/home" replace />
  return (
    <Notice
      title={t('Your profile is in {status} state, kindly contact Administrator for activation.', {
        status: t(status),
      })}
      backLabel={t('Back to Home')}
    >
      {purgeDay && (
        <p>
          {t(
            'Everything we hold about it is removed for good on {day}. To keep your profile, call us before.',
            {
              day: longDay.format(purgeDay),
            },
          )}
        </p>
      )}
      <HelpPanel />
    </Notice>
  )
}
