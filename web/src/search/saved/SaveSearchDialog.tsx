import { Link } from 'react-router'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { criteriaOf } from '../criteria.ts'
import { type Search, toQuery } from '../query.ts'
import { useSaveSearch } from './calls.ts'
import { longestName, NameDialog } from './NameDialog.tsx'
import { savedSearchesPath } from './savedAddress.ts'

interface SaveSearchDialogProps {
  search: Search
  texts: readonly string[]
  onSaved: () => void
  onClose: () => void
}

/** Asks for the name of a search and saves it from its first page. */
export default function SaveSearchDialog({ search, texts, onSaved, onClose }: SaveSearchDialogProps) {
  const { form, values } = search
  const save = useSaveSearch()

  async function send(name: string) {
    const query = String(toQuery({ ...search, page: 0 }))
    await save.mutateAsync({ name, query, criteria: criteriaOf(form, values) })
    toastSuccess(t('Search saved'))
    onSaved()
  }

  return (
    <NameDialog title={t('Save this search')} name={suggestedName(texts)} send={send} onClose={onClose}>
      <p className="note">
        {t('We tell you about new profiles at most once a day. You choose how in Settings.')}{' '}
        <Link to={savedSearchesPath}>{t('Your saved searches')}</Link>
      </p>
    </NameDialog>
  )
}

/** As many of the criteria as fit into a name. */
function suggestedName(texts: readonly string[]): string {
  let name = ''
  for (const text of texts) {
    const longer = name ? `${name}, ${text}` : text
    if (longer.length > longestName) break
    name = longer
  }
  return name
}
