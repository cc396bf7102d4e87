import { indianNumber } from '@bnr/contract/indianNumber'
import { countProfiles } from '@bnr/contract/search/counts'
import { isFewForGuests } from '@bnr/contract/search/guestTotals'
import { call } from '../platform/call.ts'
import { queryClient } from '../platform/queryClient.ts'
import { configurationChoice, settingChoice } from '../reference/choices.ts'
import { lists } from '../reference/lists.ts'
import { t } from '../ui/translation.ts'
import { guestResults } from './GuestSearchForm.tsx'
import { type GuestSearchValues, guestCriteria, guestQueryOf, guestSearchFor } from './guestQuery.ts'

/** Loads the lists of the basic search. "Any" comes first among the denominations. */
export async function loadSearchLists() {
  const [ages, denominations] = await Promise.all([
    queryClient.fetchQuery(lists.setting('ages')),
    queryClient.fetchQuery(lists.configuration('denominations', true)),
  ])
  return { ages: ages.map(settingChoice), denominations: denominations.map(configurationChoice) }
}

/** How many profiles the search finds, in words, rounded as the results say it. */
export async function totalFor(values: GuestSearchValues, signal: AbortSignal): Promise<string> {
  const criteria = guestCriteria(guestSearchFor(values))
  const { total } = await call(countProfiles, { body: { criteria } }, signal)
  if (total === 0) return t('No profiles match. Try other ages or Any denomination.')
  if (isFewForGuests(total)) return t('Fewer than 10 profiles match')
  return t('{count} profiles match', { count: indianNumber(total) })
}

export const addressOf = (values: GuestSearchValues) =>
  `${guestResults}?${guestQueryOf(guestSearchFor(values))}`
