import { checkStaffLogin } from '@bnr/contract/accounts/loginRules'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useTranslation } from '../ui/translation.ts'
import { loginAsStaff } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'
import type { SessionUser } from './session.ts'

export function StaffPasswordLogin({ onLoggedIn }: { onLoggedIn: (user: SessionUser | undefined) => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { mobile: '', password: '' },
    check: ({ mobile, password }) => checkStaffLogin(mobile, password),
    send: async ({ mobile, password }) => onLoggedIn(await loginAsStaff(mobile, password)),
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
