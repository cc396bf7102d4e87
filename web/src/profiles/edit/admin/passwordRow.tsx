import { passwordRule } from '@bnr/contract/accounts/password'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { adminForm, type EditorProps } from './adminForm.tsx'
import type { AdminRow } from './adminRows.ts'
import { sendPassword } from './calls.ts'
import { PasswordView } from './PasswordView.tsx'

function NewPasswordEditor({ profile: _, label: __, ...field }: EditorProps<string>) {
  const { t } = useTranslation()
  return (
    <PasswordField
      {...field}
      label={t('New password')}
      description={t(passwordRule)}
      autoComplete="new-password"
    />
  )
}

/** Never shown in the row itself: a super administrator opens it, and that is written down. */
export const passwordRow: AdminRow = {
  key: 'password',
  label: 'Password',
  permission: 'password.reset',
  shown: () => '••••••',
  Form: adminForm({ initial: () => '', Editor: NewPasswordEditor, send: sendPassword }),
  Extra: PasswordView,
}
