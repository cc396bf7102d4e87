import { useNavigate, useSearchParams } from 'react-router'
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx'
import { readAddress } from '../../ui/list/address.ts'
import { t } from '../../ui/translation.ts'
import { SearchForm } from '../form/SearchForm.tsx'
import { savedAddress, withAllProfiles } from '../saved/savedAddress.ts'
import { emptyValues } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import { type RefinedSearch, refinedQuery } from './refinedSearch.ts'

interface RefineSheetProps {
  search: RefinedSearch
  shape?: DialogProps['shape']
  onClose: () => void
}

/** The fields of a search over its results, which change with the button alone. To start over means any profile. */
export default function RefineSheet({ search, shape = 'sheet', onClose }: RefineSheetProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const show = (values: SearchValues) => {
    onClose()
    const target = String(refinedQuery(search, values))
    // The button counts all profiles, so the same search no longer shows only the new ones.
    const isSame = target === String(refinedQuery(search, search.values))
    if (isSame && !readAddress(savedAddress, query).new) return
    if (isSame) return navigate({ search: `?${withAllProfiles(query)}` })
    // The page of staff scrolls to the results by itself.
    navigate({ search: `?${target}` }, { preventScrollReset: shape === 'drawer' })
  }
  return (
    <Dialog open shape={shape} title={t('Refine')} onClose={onClose}>
      <SearchForm
        isInDialog
        form={search.fields}
        values={search.values}
        ranges={emptyValues()}
        onSearch={show}
      />
    </Dialog>
  )
}
