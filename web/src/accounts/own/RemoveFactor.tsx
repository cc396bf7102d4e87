import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useRemoveFactor } from './calls.ts'

/** A passkey by its id, or the authenticator app. */
export type Removable = { factor: number | 'app'; name: string }

export function RemoveFactor({
  removing,
  onClose,
}: {
  removing: Removable | undefined
  onClose: () => void
}) {
  const remove = useRemoveFactor()

  function confirm() {
    if (!removing) return
    remove.mutate(removing.factor, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={removing !== undefined}
      title={t('Remove {name}?', { name: removing?.name ?? '' })}
      confirmLabel={t('Remove')}
      cancelLabel={t('Keep it')}
      destructive
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('You can no longer use it to confirm a login.')}</p>
    </ConfirmDialog>
  )
}
