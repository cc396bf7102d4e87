import { queryClient } from '../platform/queryClient.ts'
import { configurationChoice, settingChoice } from '../reference/choices.ts'
import { lists } from '../reference/lists.ts'
import { guestResults } from './GuestSearchForm.tsx'
import { type GuestSearchValues, guestQueryOf, guestSearchFor } from './guestQuery.ts'

/** Loads the lists of the basic search. "Any" comes first among the denominations. */
export async function loadSearchLists() {
  const [ages, denominations] = await Promise.all([
    queryClient.fetchQuery(lists.setting('ages')),
    queryClient.fetchQuery(lists.configuration('denominations', true)),
  ])
  return { ages: ages.map(settingChoice), denominations: denominations.map(configurationChoice) }
}

export const addressOf = (values: GuestSearchValues) =>
  `${guestResults}?${guestQueryOf(guestSearchFor(values))}`
