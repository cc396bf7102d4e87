import { lazyDialog } from '../../ui/lazyDialog.ts'
import { type Search, toQuery } from '../query.ts'
import { Chips } from '../results/Chips.tsx'
import { criteriaInWords } from '../results/criteriaInWords.ts'
import { RefineButton } from '../results/RefineButton.tsx'
import type { RefinedSearch } from '../results/refinedSearch.ts'
import type { SearchValues } from '../searchParams.ts'
import classes from './StaffCriteria.module.css'
import { useStaffWords } from './useStaffWords.ts'

const RefineSheet = lazyDialog(() => import('../results/RefineSheet.tsx'))

/** The criteria of the results. Staff refine them in a drawer, since tables need the width of the page. */
export default function StaffCriteria({ search: { form, values, sort = 'newest' } }: { search: Search }) {
  const criteria = criteriaInWords(form, values, useStaffWords(values))
  const search: RefinedSearch = { form, values, sort, fields: form }
  const without = (left: SearchValues) => toQuery({ form, values: left, page: 0, sort })
  return (
    <div className={classes.criteria}>
      <Chips
        chips={criteria.map(({ name, text, left }) => ({ name, text, without: left && without(left) }))}
      />
      <RefineButton
        count={new Set(criteria.map(({ name }) => name)).size}
        opens={(close) => <RefineSheet shape="drawer" search={search} onClose={close} />}
      />
    </div>
  )
}
