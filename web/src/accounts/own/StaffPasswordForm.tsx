import { passwordEmpty, staffPassword, staffPasswordRule } from '@bnr/contract/accounts/password'
import { settingsMessages } from '@bnr/contract/accounts/settings'
import { changeStaffPassword } from '@bnr/contract/accounts/staffAccount'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { fieldCheckedOnBlur } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { resume } from '../sessionKeeper.ts'
import { PanelForm } from '../settings/PanelForm.tsx'
import { changePassword } from './calls.ts'

const empty = { currentPassword: '', password: '', again: '' }

export function StaffPasswordForm() {
  const form = useForm({
    initial: empty,
    check,
    send: async ({ currentPassword, password }) => {
      const { message } = await changePassword({ currentPassword, password })
      form.setValues(empty)
      toastSuccess(t(message))
      // Reads the user again, so that the back office opens for staff who had to choose a password first.
      await resume()
    },
    refused: (error) => errorsOf(error, changeStaffPassword.body),
  })
  return (
    <PanelForm form={form} action={t('Change Password')}>
      <PasswordField
        label={t('Current password')}
        required
        {...fieldCheckedOnBlur(form, 'currentPassword')}
      />
      <PasswordField
        label={t('New password')}
        required
        autoComplete="new-password"
        description={t(staffPasswordRule)}
        {...fieldCheckedOnBlur(form, 'password')}
      />
      <PasswordField
        label={t('Confirm password')}
        required
        autoComplete="new-password"
        {...fieldCheckedOnBlur(form, 'again')}
      />
    </PanelForm>
  )
}

function check({ currentPassword, password, again }: typeof empty): FormErrors {
  const result = staffPassword.safeParse(password)
  return {
    ...(!currentPassword && { currentPassword: passwordEmpty }),
    ...(!result.success && { password: result.error.issues[0]?.message ?? staffPasswordRule }),
    ...(again !== password && { again: settingsMessages.passwordsDiffer }),
  }
}
