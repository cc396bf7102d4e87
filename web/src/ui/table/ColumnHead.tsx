import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { type Ordering, orderLabels, otherOrder } from '../list/order.ts'
import { t } from '../translation.ts'
import classes from './ColumnHead.module.css'

export interface Sorting extends Ordering {
  /** Key of the sorted column, if the list shows it. */
  column?: string
}

interface ColumnHeadProps {
  column: { key: string; title: string; numeric?: boolean }
  sorting: Sorting | undefined
}

/** A column's title; for the sorted column, a button that reverses the order. */
export function ColumnHead({ column: { key, title, numeric }, sorting }: ColumnHeadProps) {
  const isSorted = sorting?.column === key
  const Arrow = sorting?.order === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: CSS that turns a table into cards removes its semantics
      role="columnheader"
      data-numeric={numeric}
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {isSorted ? (
        <button
          type="button"
          className={classes.sort}
          title={t(orderLabels[sorting.order])}
          onClick={() => sorting.onOrder(otherOrder(sorting.order))}
        >
          {t(title)}
          <Arrow size={16} aria-hidden />
        </button>
      ) : (
        t(title)
      )}
    </th>
  )
}
