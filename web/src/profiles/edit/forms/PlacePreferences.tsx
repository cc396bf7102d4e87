import { isAny } from '@bnr/contract/profiles/conditions'
import { any } from '@bnr/contract/search/defaults'
import { useCountries, useDistrictsOf, useStatesOf } from '../../../reference/calls.ts'
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
