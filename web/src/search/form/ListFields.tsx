import { countedKeys } from '@bnr/contract/search/countedKeys'
import { any } from '@bnr/contract/search/defaults'
import { useMemo } from 'react'
import type { Choice } from '../../ui/fields/choice.ts'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { MultiSelectField } from '../../ui/fields/MultiSelectField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { t } from '../../ui/translation.ts'
import { type CountsState, countsOfList } from '../counts.ts'
import { hasCountry, hasState } from '../query.ts'
import { cleared } from '../searchForms.ts'
import { type NamesOf, type ParamName, searchParams } from '../searchParams.ts'
import { labelOf } from './labels.ts'
import { listOfParam } from './lists.ts'
import type { SearchFieldProps } from './searchFieldProps.ts'

export function ManyField({ name, values, onChange, counting }: SearchFieldProps<NamesOf<'many'>>) {
  const useList = listOfParam(name)
  const list = useList(values)
  return (
    <>
      <MultiSelectField
        label={t(labelOf(name))}
        placeholder={t('Any')}
        choices={useCounted(name, list.choices, counting)}
        value={values[name]}
        description={list.isError && <ListFailure onRetry={list.retry} />}
        disabled={name === 'city' && !hasState(values)}
        onChange={(chosen) => onChange({ ...values, [name]: chosen })}
      />
      <Chosen name={name} values={values[name]} />
    </>
  )
}

export function OneField({ name, values, onChange, counting }: SearchFieldProps<NamesOf<'one'>>) {
  const useList = listOfParam(name)
  const list = useList(values)
  return (
    <>
      <SelectField
        label={t(labelOf(name))}
        choices={[{ value: any, label: t('Any') }, ...useCounted(name, list.choices, counting)]}
        value={values[name] || any}
        description={list.isError && <ListFailure onRetry={list.retry} />}
        disabled={name === 'state' && !hasCountry(values)}
        onChange={(chosen) =>
          onChange({ ...values, [name]: chosen && chosen !== any ? chosen : '', ...cleared[name] })
        }
      />
      <Chosen name={name} values={values[name] ? [values[name]] : []} />
    </>
  )
}

/** The choices with their counts, where they are counted. */
function useCounted(name: ParamName, choices: readonly Choice[], counting: CountsState | undefined) {
  const { isCounted = false, counts } = counting ?? {}
  const key = countedKeys.find((one) => one === searchParams[name].key)
  return useMemo(() => {
    if (!isCounted || !key) return choices
    const found = countsOfList(counts ?? {}, key)
    return choices.map((choice) => ({ ...choice, count: found ? (found[choice.value] ?? 0) : null }))
  }, [isCounted, key, choices, counts])
}

/** A searchable list needs a script. Without one, hidden inputs still send the values from the address. */
const Chosen = ({ name, values }: { name: ParamName; values: readonly string[] }) =>
  values.map((value) => <input key={value} type="hidden" name={name} value={value} />)
