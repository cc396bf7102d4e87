import { passwordRule } from '@bnr/contract/accounts/password'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { NameField } from '../../ui/fields/NameField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useTranslation } from '../../ui/translation.ts'
import type { StaffMember } from './calls.ts'
import { RoleChoices } from './RoleChoices.tsx'
import classes from './StaffForm.module.css'
import { staffForm } from './staffForm.ts'
import { useSaveStaff } from './useSaveStaff.ts'

export interface StaffDialogProps {
  /** Whose account is changed, or `new`; nobody keeps the dialog closed. */
  of: StaffMember | 'new' | undefined
  onClose: () => void
}

export function StaffDialog({ of, onClose }: StaffDialogProps) {
  const { t } = useTranslation()
  const member = of === 'new' ? undefined : of
  return (
    <Dialog
      open={of !== undefined}
      title={member ? t('Edit staff account') : t('New staff account')}
      onClose={onClose}
    >
      <StaffForm member={member} onClose={onClose} />
    </Dialog>
  )
}

interface StaffFormProps {
  /** The account that is changed; none for a new one. */
  member: StaffMember | undefined
  onClose: () => void
}

/** What was refused is said inside the dialog: a toast would lie behind it. */
function StaffForm({ member, onClose }: StaffFormProps) {
  const { t } = useTranslation()
  const form = useForm(staffForm(member, useSaveStaff(member, onClose)))
  const actions = (
    <div className={classes.actions}>
      <Button variant="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" busy={form.busy}>
        {member ? t('Save') : t('Create account')}
      </Button>
    </div>
  )
  return (
    <Form form={form} className={classes.form} actions={actions}>
      <NameField label={t('Name')} required autoComplete="off" {...fieldOf(form, 'name')} />
      <DigitsField
        label={t('Mobile number')}
        required={!member}
        disabled={member !== undefined}
        description={member ? t('The number is the login and stays as it is.') : t('They log in with it.')}
        autoComplete="off"
        maxLength={10}
        {...fieldOf(form, 'mobile')}
      />
      <RoleChoices {...fieldOf(form, 'roles')} />
      <PasswordField
        label={member ? t('New password (optional)') : t('First password')}
        required={!member}
        description={member ? t('The account is logged out everywhere else.') : t(passwordRule)}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
    </Form>
  )
}
