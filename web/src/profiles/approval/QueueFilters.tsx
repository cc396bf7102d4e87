import { indianNumber } from '@bnr/contract/indianNumber'
import type { FiltersOf } from '../../backOffice/filters.tsx'
import { ListFilters } from '../../backOffice/ListFilters.tsx'
import { t } from '../../ui/translation.ts'
import classes from './QueueFilters.module.css'
import type { Queue } from './queueFilters.ts'

export interface QueueFiltersProps<Shown extends Queue> {
  filters: FiltersOf<Shown>
  queue: Shown
  total: number | undefined
  onChange: (part: Partial<Queue>) => void
}

/** The filters of a queue of profiles and their number. A status starts in its own order. */
export function QueueFilters<Shown extends Queue>(props: QueueFiltersProps<Shown>) {
  const { filters, queue, total, onChange } = props
  return (
    <ListFilters
      className={classes.filters}
      filters={filters}
      values={queue}
      onChange={(part: Partial<Queue>) => onChange(part.status ? { ...part, order: '' } : part)}
    >
      <p role="status" className={classes.total}>
        {totalText(total)}
      </p>
    </ListFilters>
  )
}

function totalText(total: number | undefined): string {
  if (total === undefined) return ''
  return total === 1 ? t('1 profile') : t('{total} profiles', { total: indianNumber(total) })
}
