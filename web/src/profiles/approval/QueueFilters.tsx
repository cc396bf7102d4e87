import { indianNumber } from '@bnr/contract/indianNumber'
import { profileStatuses, statusLabels } from '@bnr/contract/profiles/transitions'
import type { ReactNode } from 'react'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { ListSearch } from '../../ui/list/ListSearch.tsx'
import { type Translate, useTranslation } from '../../ui/translation.ts'
import classes from './QueueFilters.module.css'
import { pageSizes, type Queue } from './queueAddress.ts'

export interface QueueFiltersProps {
  queue: Queue
  total: number | undefined
  onChange: (part: Partial<Queue>) => void
  /** Fields before the search text that belong to it, e.g. a country code. */
  beforeSearch?: ReactNode
  children?: ReactNode
}

export function QueueFilters({ queue, total, onChange, beforeSearch, children }: QueueFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Status')}
        choices={profileStatuses.map((status) => ({ value: status, label: t(statusLabels[status]) }))}
        value={queue.status}
        onChange={(status) => onChange({ status, order: '' })}
      />
      {beforeSearch}
      <ListSearch
        label={t('BNR ID, name or mobile')}
        text={queue.text}
        onSearch={(text) => onChange({ text })}
      />
      <ChoiceField
        label={t('Rows')}
        choices={pageSizes.map((size) => ({ value: size, label: String(size) }))}
        value={queue.size}
        onChange={(size) => onChange({ size })}
      />
      {children}
      <p role="status" className={classes.total}>
        {totalText(total, t)}
      </p>
    </div>
  )
}

function totalText(total: number | undefined, t: Translate): string {
  if (total === undefined) return ''
  return total === 1 ? t('1 profile') : t('{total} profiles', { total: indianNumber(total) })
}
