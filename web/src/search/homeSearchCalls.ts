import { indianNumber } from '@bnr/contract/indianNumber'
import { countProfiles } from '@bnr/contract/search/counts'
import { any } from '@bnr/contract/search/defaults'
import { isFewForGuests } from '@bnr/contract/search/guestTotals'
import type { NavigateFunction } from 'react-router'
import { call } from '../platform/call.ts'
import { queryClient } from '../platform/queryClient.ts'
import { configurationChoice, settingChoice } from '../reference/choices.ts'
import { lists } from '../reference/lists.ts'
import type { FormControl } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'
import { guestResults } from './GuestSearchForm.tsx'
import {
  type GuestParameter,
  type GuestSearchValues,
  guestCriteria,
  guestQueryOf,
  guestSearchFor,
  guestSearchOf,
  guestValuesOf,
} from './guestQuery.ts'

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
  if (total === 0)
    return values.denomination === any
      ? t('No profiles match. Try other ages.')
      : t('No profiles match. Try other ages or Any denomination.')
  if (isFewForGuests(total)) return t('Fewer than 10 profiles match')
  return t('{count} profiles match', { count: indianNumber(total) })
}

export type HomeForm = Pick<FormControl<GuestSearchValues>, 'values' | 'setValues'>

/** Shows the search in the form's own address, unless somebody has chosen something since. */
export function restore(form: HomeForm, initial: GuestSearchValues): void {
  const query = new URLSearchParams(location.search)
  if (query.has('ge' satisfies GuestParameter) && form.values === initial)
    form.setValues(guestValuesOf(guestSearchOf(query)))
}

/** Keeps the search in the form's own address, so that Back restores the form, and opens its results. */
export async function openResults(values: GuestSearchValues, navigate: NavigateFunction): Promise<void> {
  const search = `?${guestQueryOf(guestSearchFor(values))}`
  await navigate({ search }, { replace: true, preventScrollReset: true })
  await navigate(guestResults + search)
}
