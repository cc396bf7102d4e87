import { t } from '../../ui/translation.ts'
import { NameDialog } from '../saved/NameDialog.tsx'
import { type SavedSearch, useRenameSearch, useSaveSearch } from './savedCalls.ts'

export interface SearchNameDialogProps {
  /** A saved search to rename, or the address of a search to save. */
  search: SavedSearch | string
  onClose: () => void
}

export function SearchNameDialog({ search, onClose }: SearchNameDialogProps) {
  const save = useSaveSearch()
  const rename = useRenameSearch()
  if (typeof search === 'string')
    return (
      <NameDialog
        title={t('Save this search')}
        send={(name) => save.mutateAsync({ name, query: search })}
        onClose={onClose}
      />
    )
  return (
    <NameDialog
      title={t('Rename')}
      name={search.name}
      send={(name) => rename.mutateAsync({ id: search.id, name })}
      onClose={onClose}
    />
  )
}
