import { useState } from 'react'
import { t } from '../../ui/translation.ts'
import { useCounts } from '../counts.ts'
import { rangeErrors } from '../form/rangeErrors.ts'
import { SearchFields } from '../form/SearchFields.tsx'
import type { RefinedSearch } from './refinedSearch.ts'
import { useRefining } from './useRefining.ts'

/** The fields of a search next to its results, which follow each choice. */
export default function RefineFields({ search }: { search: RefinedSearch }) {
  const { fields } = search
  const { values, change } = useRefining(search)
  // Most people only read the results; those who use the fields need counts.
  const [isUsed, setUsed] = useState(false)
  const errors: Readonly<Record<string, string>> = rangeErrors(fields, values)
  const use = () => setUsed(true)
  const firstUse = { onPointerEnter: use, onFocus: use }
  return (
    <div {...firstUse}>
      <SearchFields
        isNarrow
        form={fields}
        values={values}
        counting={useCounts(fields, values, { isUsed })}
        errorAt={(name) => errors[name] && t(errors[name])}
        onChange={(next, name) => change(name, next)}
      />
    </div>
  )
}
