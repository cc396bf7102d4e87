import type { CountsState } from '../counts.ts'
import { type SearchFormName, searchForms } from '../searchForms.ts'
import type { ParamName, SearchValues } from '../searchParams.ts'
import { SearchField } from './SearchField.tsx'
import classes from './SearchFields.module.css'

interface SearchFieldsProps {
  form: SearchFormName
  values: SearchValues
  counting: CountsState
  /** There is room for one field in a row only. */
  isNarrow?: boolean
  errorAt: (name: ParamName) => string | undefined
  onChange: (values: SearchValues, name: ParamName) => void
}

/** The fields of a search form. Their counts are paler while newer ones are on their way. */
export function SearchFields({ form, counting, isNarrow, errorAt, onChange, values }: SearchFieldsProps) {
  return (
    <div
      className={classes.fields}
      data-narrow={isNarrow || undefined}
      data-old={counting.isOld || undefined}
    >
      {searchForms[form].map((name) => (
        <SearchField
          key={name}
          name={name}
          values={values}
          error={errorAt(name)}
          onChange={(next) => onChange(next, name)}
          counting={counting}
        />
      ))}
    </div>
  )
}
