import type { Criterion } from '@bnr/contract/criteria'
import { criteriaOf } from '../../search/criteria.ts'
import { SearchForm } from '../../search/form/SearchForm.tsx'
import { emptyValues } from '../../search/searchForms.ts'

export interface NarrowingFormProps {
  onSearch: (criteria: Criterion[]) => void
}

const anyRanges = { age: { from: '', to: '' }, height: { from: '', to: '' } }

/** The regular search form, which begins without any criteria. */
export default function NarrowingForm({ onSearch }: NarrowingFormProps) {
  return (
    <SearchForm
      form="regular"
      values={emptyValues()}
      ranges={anyRanges}
      onSearch={(values) => onSearch(criteriaOf('regular', values))}
    />
  )
}
