import { type Closing, closingNames, closings } from '@bnr/contract/conversations/limits'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useIsShown } from '../ui/useIsShown.ts'
import classes from './CloseDialog.module.css'
import { useClose } from './calls.ts'
import { nameOf } from './words.ts'

const cards = closingNames.map((value) => ({ value, label: t(closings[value]) }))

/** Closes with one of the fixed texts, so that nobody has to find words for a no. */
export default function CloseDialog({
  conversation,
  onClose,
}: {
  conversation: Conversation
  onClose: () => void
}) {
  const [text, setText] = useState<Closing>()
  const close = useClose(conversation.bnrId)
  const isShown = useIsShown()
  const confirm = () => {
    if (!text) return
    // The dialog may be closed by then, and with it the callbacks of mutate() would be gone.
    void close.mutateAsync(text).then(
      ({ message }) => {
        toastSuccess(message)
        if (isShown.current) onClose()
      },
      (error: Error) => toastError(error.message),
    )
  }
  return (
    <ConfirmDialog
      title={t('Close kindly')}
      confirmLabel={t('Close conversation')}
      destructive
      possible={text !== undefined}
      busy={close.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.texts}>
        <RadioCards
          label={t('What {name} will read', { name: nameOf(conversation) })}
          description={t('Nobody can write afterwards. Both of you can read the messages for 30 days.')}
          cards={cards}
          value={text ?? null}
          onChange={setText}
        />
      </div>
    </ConfirmDialog>
  )
}
