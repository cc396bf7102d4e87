import type { SearchSortName } from '@bnr/contract/search/sorts'
import { mayDo, useSession } from '../../accounts/session.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import type { Choice } from '../../ui/fields/choice.ts'
import { useAddress } from '../../ui/list/useAddress.ts'
import { t } from '../../ui/translation.ts'
import { orderAddress } from '../query.ts'

const sorts: readonly Choice<SearchSortName>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'youngest', label: 'Youngest first' },
  { value: 'eldest', label: 'Oldest first' },
  { value: 'photoFirst', label: 'With photo first' },
]
/** Only members see when others were active. */
const byActivity: Choice<SearchSortName> = { value: 'recentlyActive', label: 'Recently active' }

/** Changing the order returns to the first page. */
export function SortChoice() {
  const [{ sort }, change] = useAddress(orderAddress)
  const isMember = mayDo(useSession().user, 'member.area')
  return (
    <ChoiceField
      label={t('Sort by')}
      choices={[...sorts, ...(isMember ? [byActivity] : [])].map((choice) => ({
        ...choice,
        label: t(choice.label),
      }))}
      value={sort}
      onChange={(sort) => change({ sort }, { preventScrollReset: true })}
    />
  )
}
