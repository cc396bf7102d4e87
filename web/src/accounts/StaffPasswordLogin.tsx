import { checkStaffLogin } from '@bnr/contract/accounts/loginRules'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import type { CodeLoginProps } from './CodeLogin.tsx'
import { loginAsStaff } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'

export function StaffPasswordLogin({ finish }: Pick<CodeLoginProps, 'finish'>) {
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
