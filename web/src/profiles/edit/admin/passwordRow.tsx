import { passwordRule } from '@bnr/contract/accounts/password'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { t } from '../../../ui/translation.ts'
import { adminForm, type EditorProps } from './adminForm.tsx'
import type { AdminRow } from './adminRows.ts'
import { sendPassword } from './calls.ts'
import { PasswordView } from './PasswordView.tsx'

function NewPasswordEditor({ profile: _, label: __, ...field }: EditorProps<string>) {
  return (
    <PasswordField
      {...field}
      label={t('New password')}
      description={t(passwordRule)}
      autoComplete="new-password"
    />
  )
}

/** The row never shows the password. A super administrator can open it, which the server logs. */
export const passwordRow: AdminRow = {
  key: 'password',
  label: 'Password',
  permission: 'password.reset',
  shown: () => '••••••',
  Form: adminForm({ initial: () => '', Editor: NewPasswordEditor, send: sendPassword }),
  Extra: PasswordView,
}
