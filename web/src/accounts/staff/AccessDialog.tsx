import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { t } from '../../ui/translation.ts'
import { type StaffMember, useChangeStaff } from './calls.ts'

export interface AccessDialogProps {
  /** Whose access is disabled or enabled. */
  member: StaffMember
  onClose: () => void
}

export function AccessDialog({ member: { id, name, disabled }, onClose }: AccessDialogProps) {
  const disable = !disabled
  return (
    <ChangeDialog
      change={useChangeStaff()}
      input={{ id, change: { disabled: disable } }}
      title={t(disable ? 'Disable {name}?' : 'Enable {name}?', { name })}
      confirmLabel={t(disable ? 'Disable' : 'Enable')}
      done={() => t(disable ? '{name} can no longer log in' : '{name} can log in again', { name })}
      onClose={onClose}
    >
      <p>
        {disable
          ? t('We log them out at once. They cannot log in again until you enable the account.')
          : t('They can log in again with the same roles and password.')}
      </p>
    </ChangeDialog>
  )
}
