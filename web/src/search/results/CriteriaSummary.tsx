import { lazyDialog } from '../../ui/lazyDialog.ts'
import { useShortHeights } from '../form/useShortHeights.ts'
import { toQuery } from '../query.ts'
import type { SearchValues } from '../searchParams.ts'
import { CriteriaLine } from './CriteriaLine.tsx'
import { criteriaInWords } from './criteriaInWords.ts'
import type { RefinedSearch } from './refinedSearch.ts'

const RefineSheet = lazyDialog(() => import('./RefineSheet.tsx'))

interface CriteriaSummaryProps {
  search: RefinedSearch
  isRefinable: boolean
}

/** The criteria of a member's search. */
export function CriteriaSummary({ search, isRefinable }: CriteriaSummaryProps) {
  const { form, values, sort } = search
  const heights = useShortHeights().choices
  const height = (value: string) => heights.find((choice) => choice.value === value)?.label ?? value
  const without = (left: SearchValues) => toQuery({ form, values: left, page: 0, sort })
  const chips = criteriaInWords(form, values, { height }).map(({ name, text, left }) => ({
    name,
    text,
    without: left && without(left),
  }))
  return (
    <CriteriaLine
      chips={chips}
      opens={isRefinable ? (close) => <RefineSheet search={search} onClose={close} /> : undefined}
      form={{ to: `/profile/search?${toQuery({ form, values, page: 0 })}` }}
    />
  )
}
