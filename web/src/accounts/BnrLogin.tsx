import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { loginWithBnrId } from './enterSession.ts'
import classes from './login.module.css'
import { bnrIdLength, checkBnrLogin } from './loginRules.ts'
import type { SessionUser } from './session.ts'
import { useFocusOnMount } from './useFocusOnMount.ts'
import { useLogin } from './useLogin.ts'

export interface BnrLoginProps {
  bnrId?: string | undefined
  onLoggedIn: (user: SessionUser | undefined) => void
}

export function BnrLogin({ bnrId: given = '', onLoggedIn }: BnrLoginProps) {
  const { t } = useTranslation()
  const [bnrId, setBnrId] = useState(given)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof checkBnrLogin>>({})
  const { busy, failure, setFailure, run } = useLogin()
  const form = useFocusOnMount<HTMLFormElement>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkBnrLogin(bnrId, password)
    setErrors(found)
    setFailure(found.form && t(found.form))
    if (Object.keys(found).length > 0) {
      if (form.current) focusFirstError(form.current)
      return
    }
    await run(async () => onLoggedIn(await loginWithBnrId(bnrId, password)))
  }

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
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
      <p role="alert" className={classes.error}>
        {failure}
      </p>
      <Button type="submit" wide busy={busy}>
        {t('Login')}
      </Button>
    </form>
  )
}
