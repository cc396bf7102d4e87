import type { ReactNode } from 'react'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { toQuery } from '../query.ts'
import type { SearchValues } from '../searchParams.ts'
import { CriteriaLine } from './CriteriaLine.tsx'
import type { RefinedSearch } from './refinedSearch.ts'
import { useMemberCriteria } from './useMemberCriteria.ts'

const RefineSheet = lazyDialog(() => import('./RefineSheet.tsx'))

interface CriteriaSummaryProps {
  search: RefinedSearch
  isRefinable: boolean
  /** What else can be done with this search; receives its criteria in words. */
  children: (texts: readonly string[]) => ReactNode
}

/** The criteria of a member's search. */
export function CriteriaSummary({ search, isRefinable, children }: CriteriaSummaryProps) {
  const { form, values, sort } = search
  const criteria = useMemberCriteria(form, values)
  const without = (left: SearchValues) => toQuery({ form, values: left, page: 0, sort })
  return (
    <CriteriaLine
      chips={criteria.map(({ name, text, left }) => ({ name, text, without: left && without(left) }))}
      opens={isRefinable ? (close) => <RefineSheet search={search} onClose={close} /> : undefined}
      form={{ to: `/profile/search?${toQuery({ form, values, page: 0 })}` }}
    >
      {children(criteria.map(({ text }) => text))}
    </CriteriaLine>
  )
}
