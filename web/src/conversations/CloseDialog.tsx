import { type Closing, closingNames, closings } from '@bnr/contract/conversations/limits'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { FormMessages } from '../ui/form/FormMessages.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useDialogForm } from '../ui/form/useDialogForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
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
  const close = useClose(conversation.bnrId)
  const form = useDialogForm<{ text: Closing | null }>(onClose, {
    initial: { text: null },
    send: async ({ text }) => text && toastSuccess((await close.mutateAsync(text)).message),
  })
  return (
    <ConfirmDialog
      title={t('Close kindly')}
      confirmLabel={t('Close conversation')}
      destructive
      possible={form.values.text !== null}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <div className={classes.texts}>
        <RadioCards
          label={t('What {name} will read', { name: nameOf(conversation) })}
          description={t('Nobody can write afterwards. Both of you can read the messages for 30 days.')}
          cards={cards}
          {...fieldOf(form, 'text')}
        />
      </div>
      <FormMessages form={form} />
    </ConfirmDialog>
  )
}
