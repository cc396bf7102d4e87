import { isAny } from '@bnr/contract/profiles/conditions'
import type { ListItem } from '@bnr/contract/reference/schemas'
import { any } from '@bnr/contract/search/defaults'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type Choices, useCountries } from '../../../reference/calls.ts'
import { settingChoice } from '../../../reference/choices.ts'
import { lists } from '../../../reference/lists.ts'
import { t } from '../../../ui/translation.ts'
import { ManyField } from '../../fields/ManyField.tsx'
import { settledPreferences } from '../../fields/settledPreferences.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { withAnyFirst } from './withAnyFirst.ts'

const at = 'locationPreference'
const chosen = (preferences: readonly string[] | null | undefined) =>
  isAny(preferences) ? [] : (preferences ?? [])

/** Asks for countries, their states and the cities of those. Any on one level disables the next. */
export function PlacePreferences({ form }: QuestionsProps) {
  const { countries, states } = form.values.locationPreference ?? {}
  const clear = (...fields: ('states' | 'districts')[]) => {
    for (const field of fields) form.set(`${at}.${field}`, [any])
  }
  return (
    <>
      <ManyField
        form={form}
        path={`${at}.countries`}
        list={withAnyFirst(useCountries(), t(any))}
        settle={settledPreferences}
        onTakenOut={() => clear('states', 'districts')}
      />
      <ManyField
        form={form}
        path={`${at}.states`}
        list={withAnyFirst(useStatesOf(chosen(countries)), t(any))}
        settle={settledPreferences}
        disabled={isAny(countries)}
        onTakenOut={() => clear('districts')}
      />
      <ManyField
        form={form}
        path={`${at}.districts`}
        list={withAnyFirst(useDistrictsOf(chosen(states)), t(any))}
        settle={settledPreferences}
        disabled={isAny(countries) || isAny(states)}
      />
    </>
  )
}

/** The states of several countries as one list. */
const useStatesOf = (countries: readonly string[]) =>
  useQueries({ queries: countries.map(lists.states), combine: joined })
const useDistrictsOf = (states: readonly string[]) =>
  useQueries({ queries: states.map(lists.districts), combine: joined })

/** Merges lists; a name that occurs twice is one choice. */
function joined(queries: readonly UseQueryResult<ListItem[]>[]): Choices<ListItem> {
  const items = [
    ...new Map(queries.flatMap(({ data }) => data ?? []).map((item) => [item.key, item])).values(),
  ]
  return {
    items,
    choices: items.map(settingChoice),
    isPending: queries.some(({ isLoading }) => isLoading),
    isError: queries.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch()
    },
  }
}
