import { isPersonal } from '@bnr/contract/search/saved'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { type Search, toQuery } from '../query.ts'
import { SearchNameDialog } from './SearchNameDialog.tsx'

/** Saves the current search from its first page. Searches for one person cannot be saved. */
export function SaveSearchButton({ search: { form, values } }: { search: Search }) {
  const [isOpen, setOpen] = useState(false)
  const query = String(toQuery({ form, values, page: 0 }))
  if (isPersonal(query)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Save this search')}
      </Button>
      {isOpen && <SearchNameDialog search={query} onClose={() => setOpen(false)} />}
    </>
  )
}
