import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { t } from '../../../ui/translation.ts'
import classes from './SectionForm.module.css'

export interface DiscardDialogProps {
  open: boolean
  onDiscard: () => void
  onStay: () => void
}

export function DiscardDialog({ open, onDiscard, onStay }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={t('Discard your changes?')}
      confirmLabel={t('Discard')}
      cancelLabel={t('Keep editing')}
      destructive
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{t('You have not saved your changes in this section.')}</p>
    </ConfirmDialog>
  )
}

/** After a new e-mail address was saved, whose link still has to be opened. */
export function ConfirmEmailDialog({
  message,
  onClose,
}: {
  message: string | undefined
  onClose: () => void
}) {
  return (
    <Dialog open={message !== undefined} title={t('Please confirm your e-mail address')} onClose={onClose}>
      <p>{message && t(message)}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('OK')}</Button>
      </div>
    </Dialog>
  )
}
