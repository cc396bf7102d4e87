import type { SearchSortName } from '@bnr/contract/search/sorts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { useTranslation } from '../../ui/translation.ts'
import { orderAddress } from '../query.ts'

const words: Partial<Record<SearchSortName, string>> = {
  newest: 'Newest first',
  youngest: 'Youngest first',
  eldest: 'Oldest first',
  photoFirst: 'With photo first',
}

/** The order of the results. It stands in the address, and begins on the first page. */
export function SortChoice() {
  const { t } = useTranslation()
  const [{ sort }, change] = useAddress(orderAddress)
  return (
    <ChoiceField
      label={t('Sort by')}
      choices={Object.entries(words).map(([value, label]) => ({ value, label: t(label) }))}
      value={sort}
      onChange={(chosen) => change({ sort: chosen as SearchSortName }, { preventScrollReset: true })}
    />
  )
}
