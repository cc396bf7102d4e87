import { effective, type Search, toQuery } from '../query.ts'
import type { SearchFormName } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'

/** A search whose results are shown, and the fields that refine it. */
export interface RefinedSearch extends Pick<Required<Search>, 'form' | 'values' | 'sort'> {
  /** The form whose fields refine it: all that the person may use, so that nobody needs to know which form has a field. */
  fields: SearchFormName
}

/** The query of the search with other values. It stays with its form as long as that has every field in use. */
export function refinedQuery({ form, fields, sort }: RefinedSearch, values: SearchValues): URLSearchParams {
  const inForm = JSON.stringify(effective(form, values))
  const isEnough = inForm === JSON.stringify(effective(fields, values))
  return toQuery({ form: isEnough ? form : fields, values, page: 0, sort })
}
