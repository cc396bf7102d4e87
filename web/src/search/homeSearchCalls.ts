import { queryClient } from '../platform/queryClient.ts'
import { configurationChoice, settingChoice } from '../reference/choices.ts'
import { lists } from '../reference/lists.ts'
import { type GuestSearchValues, guestResults } from './GuestSearchForm.tsx'
import { guestQueryOf } from './guestQuery.ts'

/** Loads the lists of the basic search. "Any" comes first among the denominations. */
export async function loadSearchLists() {
  const [ages, denominations] = await Promise.all([
    queryClient.fetchQuery(lists.setting('ages')),
    queryClient.fetchQuery(lists.configuration('denominations', true)),
  ])
  return { ages: ages.map(settingChoice), denominations: denominations.map(configurationChoice) }
}

export function addressOf({ gender, ageFrom, ageTo, denomination }: GuestSearchValues): string {
  const query = guestQueryOf({
    gender: gender === 'm' ? 'm' : 'f',
    from: Number(ageFrom),
    to: Number(ageTo),
    denomination,
    page: 0,
  })
  return `${guestResults}?${query}`
}
