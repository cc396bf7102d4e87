import { useConfiguration, useSetting } from '../../reference/calls.ts'
import { withValue } from '../../ui/fields/choice.ts'
import type { GuestSearchValues } from '../guestQuery.ts'
import { partners } from '../partners.ts'

/** The lists of a guest's search. Until they have loaded, each contains what is chosen. */
export function useGuestLists({ ageFrom, ageTo, denomination }: GuestSearchValues) {
  const ages = useSetting('ages').choices
  const denominations = useConfiguration('denominations', { any: true }).choices
  return {
    genders: partners(),
    ages: withValue(withValue(ages, ageTo), ageFrom),
    denominations: withValue(denominations, denomination),
  }
}
