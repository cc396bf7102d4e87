import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { type StaffMember, useResetFactor } from './calls.ts'

export interface ResetFactorDialogProps {
  /** Who lost the second factor. */
  member: StaffMember
  onClose: () => void
}

export function ResetFactorDialog({ member, onClose }: ResetFactorDialogProps) {
  const reset = useResetFactor()
  const { id, name } = member

  function confirm() {
    reset.mutate(id, {
      onSuccess: () => toastSuccess(t('{name} must set up a new second factor at the next login', { name })),
      onError: (error) => toastError(t(error.message)),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open
      title={t('Reset the second factor of {name}?', { name })}
      confirmLabel={t('Reset')}
      cancelLabel={t('Cancel')}
      busy={reset.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {t(
          'First make sure that the request really comes from them. Their passkeys, authenticator app and recovery codes stop working, and we log them out.',
        )}
      </p>
    </ConfirmDialog>
  )
}
