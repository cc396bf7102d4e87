import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { t } from '../../ui/translation.ts'
import { type SavedSearch, useDeleteSearch } from './savedCalls.ts'

interface DeleteSearchDialogProps {
  search: SavedSearch
  onClose: () => void
}

export default function DeleteSearchDialog({ search: { id, name }, onClose }: DeleteSearchDialogProps) {
  return (
    <ChangeDialog
      change={useDeleteSearch()}
      input={id}
      title={t('Delete {name}?', { name })}
      confirmLabel={t('Delete')}
      onClose={onClose}
    />
  )
}
