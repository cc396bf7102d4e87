import { bnrIdLength, checkBnrLogin } from '@bnr/contract/accounts/loginRules'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { loginWithBnrId } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'
import type { SessionUser } from './session.ts'
import { useLogin } from './useLogin.ts'

export interface BnrLoginProps {
  bnrId?: string | undefined
  onLoggedIn: (user: SessionUser | undefined) => void
  onForgotten: () => void
}

export function BnrLogin({ bnrId: given = '', onLoggedIn, onForgotten }: BnrLoginProps) {
  const { t } = useTranslation()
  const [bnrId, setBnrId] = useState(given)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof checkBnrLogin>>({})
  const { busy, failure, setFailure, run } = useLogin()

  function trySend() {
    const found = checkBnrLogin(bnrId, password)
    setErrors(found)
    setFailure(found.form && t(found.form))
    if (Object.keys(found).length > 0) return false
    void run(async () => onLoggedIn(await loginWithBnrId(bnrId, password)))
    return true
  }

  const forgotten = (
    <Button look="quiet" onClick={onForgotten}>
      {t('Forgot password?')}
    </Button>
  )
  return (
    <LoginForm action={t('Login')} {...{ busy, failure, trySend }} below={forgotten}>
      <DigitsField
        label={t('BNR ID')}
        autoComplete="username"
        maxLength={bnrIdLength}
        value={bnrId}
        error={errors.bnrId && t(errors.bnrId)}
        onChange={setBnrId}
      />
      <PasswordField
        label={t('Password')}
        value={password}
        error={errors.password && t(errors.password)}
        onChange={setPassword}
      />
    </LoginForm>
  )
}
