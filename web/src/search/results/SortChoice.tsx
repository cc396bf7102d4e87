import type { SearchSortName } from '@bnr/contract/search/sorts'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { mayDo, useSession } from '../../accounts/session.ts'
import { useFullViewStep } from '../../profiles/fullView/fullView.ts'
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
/** Only members with the full view who show when they were active see it of others. */
const byActivity: Choice<SearchSortName> = { value: 'recentlyActive', label: 'Recently active' }
/** Only an address asks for it. */
const byRegistration: Choice<SearchSortName> = { value: 'oldest', label: 'Registered longest ago' }

/** Changing the order returns to the first page. */
export function SortChoice() {
  const [{ sort }, change] = useAddress(orderAddress)
  // The address changes only once the results are there; a choice must show at once.
  const [chosen, setChosen] = useState(sort)
  const isArriving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isArriving) setChosen(sort)
  }, [sort, isArriving])
  const isLimited = useFullViewStep() !== undefined
  const { user } = useSession()
  const seesActivity = mayDo(user, 'member.area') && !isLimited && !user?.activityHidden
  const shown = [
    ...sorts,
    ...(seesActivity ? [byActivity] : []),
    ...(chosen === 'oldest' ? [byRegistration] : []),
  ]
  return (
    <ChoiceField
      label={t('Sort by')}
      choices={shown.map((choice) => ({ ...choice, label: t(choice.label) }))}
      value={chosen === byActivity.value && !seesActivity ? 'newest' : chosen}
      onChange={(sort) => {
        setChosen(sort)
        change({ sort }, { preventScrollReset: true })
      }}
    />
  )
}
