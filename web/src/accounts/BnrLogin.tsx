import { bnrIdLength, checkBnrLogin } from '@bnr/contract/accounts/loginRules'
import { Button } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import { loginWithBnrId } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'
import type { SessionUser } from './session.ts'

export interface BnrLoginProps {
  bnrId?: string | undefined
  onLoggedIn: (user: SessionUser | undefined) => void
  onForgotten: () => void
}

export function BnrLogin({ bnrId: initialId = '', onLoggedIn, onForgotten }: BnrLoginProps) {
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
