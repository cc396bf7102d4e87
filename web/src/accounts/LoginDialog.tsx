import { bnrIdLength, checkBnrLogin } from '@bnr/contract/accounts/loginRules'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../platform/queryClient.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { CodeLogin } from './CodeLogin.tsx'
import { loginWithBnrId } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'
import classes from './login.module.css'
import { closeLogin, type LoginRequest } from './loginPrompt.ts'
import type { SessionUser } from './session.ts'
import { useAfterLogin } from './useAfterLogin.ts'

/** A code proves the person's identity as well as a password does, so it can set a new one. */
const newPassword = { wanted: '/profile/settings?active=tab3', state: { forgotten: true } }

/**
 * Login of members: by a code sent to the phone, or by BNR ID and password. Brings its own query client, because
 * public pages have none.
 */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const [active, setActive] = useState<'code' | 'bnrId'>(request.tab ?? 'code')
  const [forgotten, setForgotten] = useState(false)
  const onLoggedIn = useAfterLogin(forgotten ? { ...request, ...newPassword } : request)

  function forget() {
    setForgotten(true)
    setActive('code')
  }

  function choose(tab: typeof active) {
    setForgotten(false)
    setActive(tab)
  }
  const tabs = [
    {
      key: 'code' as const,
      label: t('OTP Login'),
      panel: () => (
        <>
          {forgotten && <ForgottenNote />}
          <CodeLogin
            userType="pu"
            phone={request.verify}
            draftToken={request.draftToken}
            finish={async (login) => onLoggedIn(await login(), true)}
          />
        </>
      ),
    },
    {
      key: 'bnrId' as const,
      label: t('BNR ID Login'),
      panel: () => <BnrLogin bnrId={request.bnrId} onLoggedIn={onLoggedIn} onForgotten={forget} />,
    },
  ]
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog
        open
        title={request.verify ? t('Verify Mobile Number') : t('Welcome back')}
        onClose={closeLogin}
      >
        <Tabs label={t('Ways to log in')} tabs={tabs} active={active} onChange={choose} />
      </Dialog>
    </QueryClientProvider>
  )
}

function ForgottenNote() {
  return (
    <p role="status" className={classes.note}>
      {t('We send a code to your registered mobile number. Log in with it, then choose a new password.')}
    </p>
  )
}

interface BnrLoginProps {
  bnrId?: string | undefined
  onLoggedIn: (user: SessionUser | undefined) => void
  onForgotten: () => void
}

function BnrLogin({ bnrId: initialId = '', onLoggedIn, onForgotten }: BnrLoginProps) {
  const form = useForm({
    initial: { bnrId: initialId, password: '' },
    check: ({ bnrId, password }) => checkBnrLogin(bnrId, password),
    send: async ({ bnrId, password }) => onLoggedIn(await loginWithBnrId(bnrId, password)),
  })
  const forgotten = (
    <Button variant="quiet" onClick={onForgotten}>
      {t('Forgot password?')}
    </Button>
  )
  return (
    <LoginForm form={form} action={t('Login')} below={forgotten}>
      <DigitsField
        label={t('BNR ID')}
        autoComplete="username"
        maxLength={bnrIdLength}
        {...fieldOf(form, 'bnrId')}
      />
      <PasswordField label={t('Password')} {...fieldOf(form, 'password')} />
    </LoginForm>
  )
}
