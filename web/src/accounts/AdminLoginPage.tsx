import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { CodeLogin } from './CodeLogin.tsx'
import { type FactorDue, factorDueIn } from './factor/factorDue.ts'
import type { LoginFactorProps } from './LoginFactor.tsx'
import { landingOf } from './landing.ts'
import classes from './login.module.css'
import { StaffPasswordLogin } from './StaffPasswordLogin.tsx'
import { isStaff, type SessionUser } from './session.ts'
import { PanelSkeleton } from './settings/PanelSkeleton.tsx'
import { SignOnButton } from './single/SignOnButton.tsx'
import { useSignOnReturn } from './single/useSignOnReturn.ts'

const LoginFactor = lazy(async () => ({ default: (await import('./LoginFactor.tsx')).LoginFactor }))

export const meta = () => pageMeta('Staff login')

/** Returns the staff page that needed this login. Ignores any state but a path of our own. */
function wantedPage(state: unknown): string | undefined {
  const wanted = (state as { wanted?: unknown } | null)?.wanted
  return typeof wanted === 'string' && /^\/(?!\/)/.test(wanted) ? wanted : undefined
}

export default function AdminLoginPage() {
  const [active, setActive] = useState<'code' | 'mobile'>('code')
  const navigate = useNavigate()
  const { state } = useLocation()

  const [due, setDue] = useState<FactorDue>()
  const [problem, setProblem] = useState<string>()

  function onLoggedIn(user: SessionUser | undefined) {
    if (user) navigate(isStaff(user) ? (wantedPage(state) ?? landingOf(user)) : '/', { replace: true })
  }

  async function finish(login: () => Promise<SessionUser | undefined>) {
    try {
      onLoggedIn(await login())
    } catch (error) {
      const factor = factorDueIn(error)
      if (!factor) throw error
      setProblem(undefined)
      setDue(factor)
    }
  }

  function startOver(message?: string) {
    setProblem(message)
    setDue(undefined)
  }

  const { arriving, failure } = useSignOnReturn(finish)
  if (due) return <SecondStep due={due} onLoggedIn={onLoggedIn} onStartOver={startOver} />
  const tabs = [
    {
      key: 'code' as const,
      label: t('OTP Login'),
      panel: () => <CodeLogin userType="au" finish={finish} />,
    },
    {
      key: 'mobile' as const,
      label: t('Mobile No. Login'),
      panel: () => <StaffPasswordLogin finish={finish} />,
    },
  ]
  return (
    <LoginCard title={t('Staff login')} problem={problem ?? failure}>
      {arriving ? (
        <p role="status">{t('Signing you in…')}</p>
      ) : (
        <>
          <Tabs label={t('Ways to log in')} tabs={tabs} active={active} onChange={setActive} />
          <SignOnButton wanted={wantedPage(state)} />
        </>
      )}
    </LoginCard>
  )
}

function SecondStep(props: LoginFactorProps) {
  const title = props.due.setUp ? t('Set up your second factor') : t('Confirm that it is you')
  return (
    <LoginCard title={title}>
      <Suspense fallback={<PanelSkeleton />}>
        <LoginFactor {...props} />
      </Suspense>
    </LoginCard>
  )
}

function LoginCard({
  title,
  problem,
  children,
}: {
  title: string
  problem?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={classes.page}>
      <Surface raised className={classes.card}>
        <h1 tabIndex={-1}>{title}</h1>
        <p role="alert" className={classes.arrival}>
          {problem && t(problem)}
        </p>
        {children}
      </Surface>
    </div>
  )
}
