import type { Conversation } from '@bnr/contract/conversations/schemas'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useSharePhone } from './calls.ts'
import { nameOf } from './words.ts'

/** Says what it costs, because a shared number cannot be withdrawn. */
export default function ShareDialog({
  conversation,
  onClose,
}: {
  conversation: Conversation
  onClose: () => void
}) {
  const share = useSharePhone(conversation.bnrId)
  const name = nameOf(conversation)
  const confirm = () =>
    share.mutate(undefined, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => toastError(error.message),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      title={t('Share my phone number')}
      confirmLabel={t('Share')}
      cancelLabel={t('Cancel')}
      busy={share.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {t(
          '{name} will see your number. It uses one phone number of the plan of {name}, or of your own plan if none is left there. You cannot undo this.',
          { name },
        )}
      </p>
    </ConfirmDialog>
  )
}
