import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { t } from '../../ui/translation.ts'
import classes from './DeletionDialog.module.css'
import type { useDeletion } from './useDeletion.ts'

export function DeletionDialog({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
  return (
    <ConfirmDialog
      open={deletion.photo !== undefined}
      title={t('Delete this photo?')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Keep')}
      busy={deletion.busy}
      onConfirm={deletion.confirm}
      onClose={deletion.close}
    >
      <p>{t('This removes the photo from the profile at once. You cannot undo this.')}</p>
      <p role="alert" className={classes.problem}>
        {deletion.problem && t(deletion.problem)}
      </p>
    </ConfirmDialog>
  )
}
