import { Navigate, useLocation } from 'react-router'
import { dayShown } from '../../ui/moments.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { HelpPanel } from '../contact/HelpPanel.tsx'
import { Notice } from './Notice.tsx'

export const meta = () => pageMeta('Profile not active')

/** The page after a login to a profile that is Deactivated, Settled or Deleted. The status comes as navigation state. */
export default function NoAccessPage() {
  // Navigation state can contain anything, so accept only the three known words.
  const state: { status?: unknown; purgeOn?: unknown } = useLocation().state ?? {}
  const status = blocked.find((one) => one === state.status)
  const purgeDay = dayOf(state.purgeOn)
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
          {t('We remove it permanently on {day}. To keep your profile, call us before that day.', {
            day: dayShown(purgeDay),
          })}
        </p>
      )}
      <HelpPanel />
    </Notice>
  )
}

const blocked = ['Deactivated', 'Settled', 'Deleted'] as const

/** The day on which a deleted profile is purged, if the login reported it. */
function dayOf(purgeOn: unknown): string | undefined {
  return Number.isNaN(Date.parse(`${purgeOn}`)) ? undefined : `${purgeOn}`
}
