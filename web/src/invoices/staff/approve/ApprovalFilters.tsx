import { indianNumber } from '@bnr/contract/indianNumber'
import { usePlans } from '../../../plans/calls.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../../ui/fields/choice.ts'
import { ListSearch } from '../../../ui/list/ListSearch.tsx'
import { PageNumberField } from '../../../ui/list/PageNumberField.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import classes from './ApprovalFilters.module.css'
import { type Approvals, pageSizes, storedStates, toApprove } from './approvalAddress.ts'

export interface ApprovalFiltersProps {
  filters: Approvals
  total: number | undefined
  onChange: (part: Partial<Approvals>) => void
}

export function ApprovalFilters({ filters, total = 0, onChange }: ApprovalFiltersProps) {
  const { t } = useTranslation()
  const { data } = usePlans({ withHidden: true })
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Status')}
        choices={[toApprove, ...storedStates].map((state) => ({ value: state, label: t(state) }))}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceField
        label={t('Plan')}
        choices={withNone(
          t('Any'),
          (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        value={filters.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <ListSearch
        key={filters.text}
        label={t('Number, BNR ID or name')}
        text={filters.text}
        onSearch={(text) => onChange({ text })}
      />
      <ChoiceField
        label={t('Rows')}
        choices={pageSizes.map((size) => ({ value: size, label: String(size) }))}
        value={filters.size}
        onChange={(size) => onChange({ size })}
      />
      <PageNumberField
        key={`page ${filters.page}`}
        page={filters.page}
        pages={Math.ceil(total / filters.size)}
        onPage={(page) => onChange({ page })}
      />
      <p role="status" className={classes.total}>
        {total === 1 ? t('1 invoice') : t('{total} invoices', { total: indianNumber(total) })}
      </p>
    </div>
  )
}
