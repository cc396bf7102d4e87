import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { loginAsStaff } from './enterSession.ts'
import classes from './login.module.css'
import { checkStaffLogin } from './loginRules.ts'
import type { SessionUser } from './session.ts'
import { useFocusOnMount } from './useFocusOnMount.ts'
import { useLogin } from './useLogin.ts'

export function StaffPasswordLogin({ onLoggedIn }: { onLoggedIn: (user: SessionUser | undefined) => void }) {
  const { t } = useTranslation()
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<ReturnType<typeof checkStaffLogin>>({})
  const { busy, failure, run } = useLogin()
  const form = useFocusOnMount<HTMLFormElement>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkStaffLogin(mobile, password)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      if (form.current) focusFirstError(form.current)
      return
    }
    await run(async () => onLoggedIn(await loginAsStaff(mobile, password)))
  }

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
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
      <p role="alert" className={classes.error}>
        {failure}
      </p>
      <Button type="submit" wide busy={busy}>
        {t('Login')}
      </Button>
    </form>
  )
}
