import { checkStaffLogin } from '@bnr/contract/accounts/loginRules'
import { useState } from 'react'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { loginAsStaff } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'
import type { SessionUser } from './session.ts'
import { useLogin } from './useLogin.ts'

export function StaffPasswordLogin({ onLoggedIn }: { onLoggedIn: (user: SessionUser | undefined) => void }) {
  const { t } = useTranslation()
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof checkStaffLogin>>({})
  const { busy, failure, run } = useLogin()

  function trySend() {
    const found = checkStaffLogin(mobile, password)
    setErrors(found)
    if (Object.keys(found).length > 0) return false
    void run(async () => onLoggedIn(await loginAsStaff(mobile, password)))
    return true
  }

  return (
    <LoginForm action={t('Login')} {...{ busy, failure, trySend }}>
      <DigitsField
        label={t('Mobile number')}
        required
        autoComplete="username"
        maxLength={10}
        value={mobile}
        error={errors.mobile && t(errors.mobile)}
        onChange={setMobile}
      />
      <PasswordField
        label={t('Password')}
        required
        value={password}
        error={errors.password && t(errors.password)}
        onChange={setPassword}
      />
    </LoginForm>
  )
}
