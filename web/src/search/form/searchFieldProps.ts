import { useTranslation } from '../../ui/translation.ts'
import type { ParamName, SearchValues } from '../searchParams.ts'
import { labelOf } from './labels.ts'

/** What every field of a search form is given: its parameter, and the whole search, for lists hang on one another. */
export interface SearchFieldProps<Name extends ParamName = ParamName> {
  name: Name
  values: SearchValues
  error?: string | undefined
  onChange: (values: SearchValues) => void
}

/** What ties a field to its parameter. */
export function useAsked<Name extends ParamName>({ name, values, onChange }: SearchFieldProps<Name>) {
  const { t } = useTranslation()
  return {
    label: t(labelOf(name)),
    name,
    value: values[name],
    onChange: (value: SearchValues[Name]) => onChange({ ...values, [name]: value }),
  }
}
