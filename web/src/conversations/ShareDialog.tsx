import { CallError } from '@bnr/contract/client'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import { useSession } from '../accounts/session.ts'
import { useCurrentMembership } from '../memberships/calls.ts'
import { keepWayBack } from '../memberships/wayBack.ts'
import { TopUpList } from '../plans/TopUpList.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import { useSharePhone } from './calls.ts'
import { nameOf } from './words.ts'

interface ShareDialogProps {
  conversation: Conversation
  onClose: () => void
}

/** Says what it costs, because a shared number cannot be withdrawn. */
export default function ShareDialog({ conversation, onClose }: ShareDialogProps) {
  const name = nameOf(conversation)
  return (
    <ChangeDialog
      change={useSharePhone(conversation.bnrId)}
      input={undefined}
      title={t('Share my phone number')}
      confirmLabel={t('Share')}
      done={({ message }) => message}
      failure={(error) =>
        isPlanRequired(error) && (
          <NoneLeft reason={error.message} conversation={conversation} onClose={onClose} />
        )
      }
      onClose={onClose}
    >
      <p>
        {t(
          '{name} will see your number. This uses one contact from their plan, or from your plan if they have none left. You cannot undo this.',
          { name },
        )}
      </p>
    </ChangeDialog>
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
