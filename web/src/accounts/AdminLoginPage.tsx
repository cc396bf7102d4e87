import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useTranslation } from '../ui/translation.ts'
import { CodeLogin } from './CodeLogin.tsx'
import { landingOf } from './landing.ts'
import classes from './login.module.css'
import { StaffPasswordLogin } from './StaffPasswordLogin.tsx'
import { isStaff, type SessionUser } from './session.ts'
import { SignOnButton } from './single/SignOnButton.tsx'
import { useSignOnReturn } from './single/useSignOnReturn.ts'

export const meta = () => pageMeta('Staff login')

/** The staff page that was refused for want of a login; whatever else stands in the state is not followed. */
function wantedPage(state: unknown): string | undefined {
  const wanted = (state as { wanted?: unknown } | null)?.wanted
  return typeof wanted === 'string' && /^\/(?!\/)/.test(wanted) ? wanted : undefined
}

export default function AdminLoginPage() {
  const { t } = useTranslation()
  const [active, setActive] = useState<'code' | 'mobile'>('code')
  const navigate = useNavigate()
  const { state } = useLocation()

  function onLoggedIn(user: SessionUser | undefined) {
    if (user) navigate(isStaff(user) ? (wantedPage(state) ?? landingOf(user)) : '/', { replace: true })
  }
  const { arriving, failure } = useSignOnReturn(onLoggedIn)

  const tabs = [
    {
      key: 'code' as const,
      label: t('OTP Login'),
      panel: () => <CodeLogin userType="au" onLoggedIn={onLoggedIn} />,
    },
    {
      key: 'mobile' as const,
      label: t('Mobile No. Login'),
      panel: () => <StaffPasswordLogin onLoggedIn={onLoggedIn} />,
    },
  ]
  return (
    <div className={classes.page}>
      <Surface raised className={classes.card}>
        <h1 tabIndex={-1}>{t('Staff login')}</h1>
        <p role="alert" className={classes.arrival}>
          {failure}
        </p>
        {arriving ? (
          <p role="status">{t('Signing you in…')}</p>
        ) : (
          <>
            <Tabs label={t('Ways to login')} tabs={tabs} active={active} onChange={setActive} />
            <SignOnButton wanted={wantedPage(state)} />
          </>
        )}
      </Surface>
    </div>
  )
}
