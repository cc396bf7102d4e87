import { checkStaffLogin } from '@bnr/contract/accounts/loginRules'
import { signOnAvailable } from '@bnr/contract/accounts/signOn'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callAsGuest } from '../platform/call.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { pageMeta } from '../ui/pageMeta.ts'
import { Surface } from '../ui/Surface.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { CodeLogin, type CodeLoginProps } from './CodeLogin.tsx'
import { loginAsStaff } from './enterSession.ts'
import { type FactorDue, factorDueIn } from './factor/factorDue.ts'
import type { LoginFactorProps } from './LoginFactor.tsx'
import { LoginForm } from './LoginForm.tsx'
import { landingOf } from './landing.ts'
import classes from './login.module.css'
import { isStaff, type SessionUser } from './session.ts'
import { PanelSkeleton } from './settings/PanelSkeleton.tsx'
import { rememberWanted } from './single/signOnReturn.ts'
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

function StaffPasswordLogin({ finish }: Pick<CodeLoginProps, 'finish'>) {
  const form = useForm({
    initial: { mobile: '', password: '' },
    check: ({ mobile, password }) => checkStaffLogin(mobile, password),
    send: ({ mobile, password }) => finish(() => loginAsStaff(mobile, password)),
  })
  return (
    <LoginForm form={form} action={t('Login')}>
      <DigitsField
        label={t('Mobile number')}
        required
        autoComplete="username"
        maxLength={10}
        {...fieldOf(form, 'mobile')}
      />
      <PasswordField label={t('Password')} required {...fieldOf(form, 'password')} />
    </LoginForm>
  )
}

/** Appears only if a provider is configured. The link leaves the application; the server redirects to the provider. */
function SignOnButton({ wanted }: { wanted: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['sign-on'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callAsGuest(signOnAvailable, {}, signal),
  })
  if (!data?.available || !data.address) return null
  return (
    <div>
      <p className={classes.or}>{t('or')}</p>
      <ButtonLink
        to={data.address}
        reloadDocument
        variant="outlined"
        wide
        onClick={() => rememberWanted(wanted)}
      >
        {t('Sign in with single sign-on')}
      </ButtonLink>
    </div>
  )
}
