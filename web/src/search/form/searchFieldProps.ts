import { t } from '../../ui/translation.ts'
import type { CountsState } from '../counts.ts'
import type { ParamName, SearchValues } from '../searchParams.ts'
import { labelOf } from './labels.ts'

/** Props of every search field. It gets all values because some lists depend on other fields. */
export interface SearchFieldProps<Name extends ParamName = ParamName> {
  name: Name
  values: SearchValues
  error?: string | undefined
  onChange: (values: SearchValues) => void
  /** How many profiles each choice of the lists finds. */
  counting?: CountsState
}

/** Label, name, value and change handler of a search parameter. */
export function useSearchParam<Name extends ParamName>({ name, values, onChange }: SearchFieldProps<Name>) {
  return {
    label: t(labelOf(name)),
    name,
    value: values[name],
    onChange: (value: SearchValues[Name]) => onChange({ ...values, [name]: value }),
  }
}
