import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { type StaffMember, useChangeStaff } from './calls.ts'

export interface AccessDialogProps {
  /** Whose access is disabled or enabled. */
  member: StaffMember
  onClose: () => void
}

export function AccessDialog({ member, onClose }: AccessDialogProps) {
  const change = useChangeStaff()
  const { id, name, disabled } = member
  const disable = !disabled

  function confirm() {
    change.mutate(
      { id, change: { disabled: disable } },
      {
        onSuccess: () =>
          toastSuccess(t(disable ? '{name} can no longer log in' : '{name} can log in again', { name })),
        onError: (error) => toastError(t(error.message)),
        onSettled: onClose,
      },
    )
  }

  return (
    <ConfirmDialog
      open
      title={t(disable ? 'Disable {name}?' : 'Enable {name}?', { name })}
      confirmLabel={t(disable ? 'Disable' : 'Enable')}
      cancelLabel={t('Cancel')}
      busy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {disable
          ? t('We log them out at once. They cannot log in again until you enable the account.')
          : t('They can log in again with the same roles and password.')}
      </p>
    </ConfirmDialog>
  )
}
