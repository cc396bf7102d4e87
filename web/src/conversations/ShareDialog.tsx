import { CallError } from '@bnr/contract/client'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import { useSession } from '../accounts/session.ts'
import { useCurrentMembership } from '../memberships/calls.ts'
import { keepWayBack } from '../memberships/wayBack.ts'
import { TopUpList } from '../plans/TopUpList.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useIsShown } from '../ui/useIsShown.ts'
import { useSharePhone } from './calls.ts'
import { nameOf } from './words.ts'

interface ShareDialogProps {
  conversation: Conversation
  onClose: () => void
}

/** Says what it costs, because a shared number cannot be withdrawn. */
export default function ShareDialog({ conversation, onClose }: ShareDialogProps) {
  const share = useSharePhone(conversation.bnrId)
  const isShown = useIsShown()
  const name = nameOf(conversation)
  const closeThis = () => isShown.current && onClose()
  // The dialog may be closed by then, and with it the callbacks of mutate() would be gone.
  const confirm = () =>
    share.mutateAsync().then(
      ({ message }) => {
        toastSuccess(message)
        closeThis()
      },
      (error: Error) => {
        if (isShown.current && isPlanRequired(error)) return
        toastError(error.message)
        closeThis()
      },
    )
  if (share.error && isPlanRequired(share.error))
    return <NoneLeft reason={share.error.message} conversation={conversation} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('Share my phone number')}
      confirmLabel={t('Share')}
      busy={share.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {t(
          '{name} will see your number. This uses one contact from their plan, or from your plan if they have none left. You cannot undo this.',
          { name },
        )}
      </p>
    </ConfirmDialog>
  )
}

const isPlanRequired = (error: Error) => error instanceof CallError && error.code === 'plan_required'

/** Neither plan has a number left. A member with a plan can add some; the way back leads to this person. */
function NoneLeft({ reason, conversation, onClose }: ShareDialogProps & { reason: string }) {
  const profileId = useSession().user?.profileId
  const { data } = useCurrentMembership(profileId)
  const leave = () => {
    if (profileId) keepWayBack(profileId, { bnrId: conversation.bnrId, name: nameOf(conversation) })
    onClose()
  }
  return (
    <Dialog open title={t('Share my phone number')} onClose={onClose}>
      <p role="alert">{t(reason)}</p>
      {data && isPaidMembership(data) && <TopUpList adding={['phoneContacts']} onChoose={leave} />}
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t('Not now')}
        </Button>
        <ButtonLink to="/packages" onClick={leave}>
          {t('See plans')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
