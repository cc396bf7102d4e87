import type { Role } from '@bnr/contract/access'
import { staffPasswordRule } from '@bnr/contract/accounts/password'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { GroupShell } from '../../ui/fields/GroupShell.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import { resume } from '../sessionKeeper.ts'
import { type StaffMember, useChangeStaff, useCreateStaff } from './calls.ts'
import { roleTexts } from './roleTexts.ts'
import classes from './StaffForm.module.css'
import { accountOf, changeOf, type StaffValues, staffForm, toggled } from './staffForm.ts'

export interface StaffDialogProps {
  /** Whose account is changed, or `new`. */
  of: StaffMember | 'new'
  onClose: () => void
}

export function StaffDialog({ of, onClose }: StaffDialogProps) {
  const member = of === 'new' ? undefined : of
  const form = useDialogForm(onClose, staffForm(member, useSaveStaff(member)))
  return (
    <FormDialog
      form={form}
      title={member ? t('Edit staff account') : t('New staff account')}
      action={member ? t('Save') : t('Create account')}
      onClose={onClose}
    >
      <NameField label={t('Name')} required autoComplete="off" {...fieldOf(form, 'name')} />
      <DigitsField
        label={t('Mobile number')}
        required={!member}
        disabled={member !== undefined}
        description={
          member
            ? t('They log in with this number. It cannot be changed.')
            : t('They log in with this number.')
        }
        autoComplete="off"
        maxLength={10}
        {...fieldOf(form, 'mobile')}
      />
      <RoleChoices {...fieldOf(form, 'roles')} />
      <PasswordField
        label={member ? t('New password (optional)') : t('First password')}
        required={!member}
        description={`${t(staffPasswordRule)}. ${t('They choose their own password at the next login.')}`}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
    </FormDialog>
  )
}

function useSaveStaff(member: StaffMember | undefined) {
  const { user } = useSession()
  const create = useCreateStaff()
  const change = useChangeStaff()

  async function add(values: StaffValues) {
    const { name } = await create.mutateAsync(accountOf(values))
    toastSuccess(t('{name} can log in now', { name }))
  }

  async function save(account: StaffMember, values: StaffValues) {
    const wanted = changeOf(account, values)
    if (Object.keys(wanted).length === 0) return
    const { name } = await change.mutateAsync({ id: account.id, change: wanted })
    toastSuccess(t('Changes to the account of {name} saved', { name }))
    // Updates the menu and its name if staff changed their own account.
    if (account.id === user?.userId) await resume()
  }

  return (values: StaffValues) => (member ? save(member, values) : add(values))
}

interface RoleChoicesProps {
  value: readonly Role[]
  error: string | undefined
  onChange: (roles: Role[]) => void
}

function RoleChoices({ value, error, onChange }: RoleChoicesProps) {
  return (
    <GroupShell label={t('Roles')} required error={error}>
      <div className={classes.roles}>
        {roleTexts.map(({ role, label, meaning }) => (
          <CheckField
            key={role}
            label={t(label)}
            description={t(meaning)}
            checked={value.includes(role)}
            invalid={error !== undefined}
            onChange={(isChosen) => onChange(toggled(value, role, isChosen))}
          />
        ))}
      </div>
    </GroupShell>
  )
}
