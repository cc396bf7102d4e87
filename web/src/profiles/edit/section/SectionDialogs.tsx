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

/** The message after saving; `waits` is true while a link still has to be opened. */
export type Saved = { message: string; waits: boolean }

export function SavedDialog({ saved, onClose }: { saved: Saved | undefined; onClose: () => void }) {
  const title = saved?.waits ? t('Please confirm your e-mail address') : t('Saved')
  return (
    <Dialog open={saved !== undefined} title={title} onClose={onClose}>
      <p>{saved && t(saved.message)}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('OK')}</Button>
      </div>
    </Dialog>
  )
}
