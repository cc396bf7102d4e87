import type { SearchSortName } from '@bnr/contract/search/sorts'
import { useSearchParams } from 'react-router'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { fromQuery, toQuery } from '../query.ts'

const words: Partial<Record<SearchSortName, string>> = {
  newest: 'Newest first',
  youngest: 'Youngest first',
  eldest: 'Oldest first',
  photoFirst: 'With photo first',
}

/** The order of the results. It stands in the address, and begins on the first page. */
export function SortChoice() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const search = fromQuery(query)
  return (
    <ChoiceField
      label={t('Sort by')}
      choices={Object.entries(words).map(([value, label]) => ({ value, label: t(label) }))}
      value={search.sort}
      onChange={(sort) =>
        setQuery(toQuery({ ...search, sort: sort as SearchSortName, page: 0 }), { preventScrollReset: true })
      }
    />
  )
}
