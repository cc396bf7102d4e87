import { type ListState, useConfiguration, useSetting } from '../../reference/calls.ts'
import { withValue } from '../../ui/fields/choice.ts'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import type { GuestSearchValues } from '../guestQuery.ts'
import { partners } from '../partners.ts'

/** The lists of a guest's search. Until they have loaded, each contains what is chosen. */
export function useGuestLists({ ageFrom, ageTo, denomination }: GuestSearchValues) {
  const ages = useSetting('ages')
  const denominations = useConfiguration('denominations', { any: true })
  return {
    genders: partners(),
    ages: withValue(withValue(ages.choices, ageTo), ageFrom),
    denominations: withValue(denominations.choices, denomination),
    failures: { ages: failureOf(ages), denominations: failureOf(denominations) },
  }
}

const failureOf = ({ isError, retry }: ListState) => isError && <ListFailure onRetry={retry} />
