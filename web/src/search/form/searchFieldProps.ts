import type { ParamName, SearchValues } from '../searchParams.ts'

/** What every field of a search form is given: its parameter, and the whole search, for lists hang on one another. */
export interface SearchFieldProps<Name extends ParamName = ParamName> {
  name: Name
  values: SearchValues
  error?: string | undefined
  onChange: (values: SearchValues) => void
}
