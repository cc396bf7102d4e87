import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { t } from '../ui/translation.ts'
import { type ActivityTarget, nameOf } from './target.ts'
import { useBlock } from './useBlock.ts'

/** Asks for confirmation, because a block hides both people from each other. */
export default function BlockDialog({ target, onClose }: { target: ActivityTarget; onClose: () => void }) {
  const block = useBlock(target, onClose)
  const name = nameOf(target)
  return (
    <ConfirmDialog
      open
      title={t('Block {name}?', { name })}
      confirmLabel={t('Block')}
      cancelLabel={t('Cancel')}
      busy={block.isPending}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    >
      <p>
        {t('You and {name} will no longer see each other. You can undo this on your Blocked list.', { name })}
      </p>
    </ConfirmDialog>
  )
}
