import type { MemberSearch } from '@bnr/contract/search/memberSearches'
import { t } from '../../ui/translation.ts'
import { useChangeSearch } from './calls.ts'
import { NameDialog } from './NameDialog.tsx'

interface RenameDialogProps {
  search: MemberSearch
  onClose: () => void
}

export default function RenameDialog({ search: { id, name }, onClose }: RenameDialogProps) {
  const { mutateAsync } = useChangeSearch()
  return (
    <NameDialog
      title={t('Rename')}
      name={name}
      send={(chosen) => mutateAsync({ searchId: id, name: chosen })}
      onClose={onClose}
    />
  )
}
