import { paymentKindKeys, paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { useId, useState } from 'react'
import { nobody, useStaffChoices } from '../../../profiles/staff/useStaffChoices.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../../ui/fields/choice.ts'
import { DayFilter } from '../../../ui/list/DayFilter.tsx'
import { ListSearch } from '../../../ui/list/ListSearch.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { storedStates } from '../approve/approvalAddress.ts'
import classes from './finance.module.css'
import type { AskedInvoices } from './invoicesAddress.ts'

export interface InvoiceFiltersProps {
  filters: AskedInvoices
  onChange: (part: Partial<AskedInvoices>) => void
}

/** Shows the two common filters. The others stay folded, so that a low screen still shows rows. */
export function InvoiceFilters({ filters, onChange }: InvoiceFiltersProps) {
  const { t } = useTranslation()
  const others = [
    filters.kind,
    filters.by,
    filters.from,
    filters.to,
    filters.paidFrom,
    filters.paidTo,
  ].filter(Boolean)
  const [isOpen, setOpen] = useState(others.length > 0)
  const othersId = useId()
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Status')}
        choices={withNone(
          t('Any'),
          storedStates.map((state) => ({ value: state, label: t(state) })),
        )}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <ListSearch
        key={filters.text}
        label={t('Number, BNR ID or name')}
        text={filters.text}
        onSearch={(text) => onChange({ text })}
      />
      <Button
        variant="quiet"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={othersId}
        onClick={() => setOpen(!isOpen)}
      >
        {others.length > 0 ? t('More filters ({count})', { count: others.length }) : t('More filters')}
      </Button>
      <div id={othersId} className={classes.others} hidden={!isOpen}>
        <OtherFilters filters={filters} onChange={onChange} />
      </div>
    </div>
  )
}

function OtherFilters({ filters, onChange }: InvoiceFiltersProps) {
  const { t } = useTranslation()
  const executives = useExecutives(filters.by)
  return (
    <>
      <ChoiceField
        label={t('Payment type')}
        choices={withNone(
          t('Any'),
          paymentKindKeys.map((kind) => ({ value: kind, label: t(paymentKinds[kind].label) })),
        )}
        value={filters.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceField
        label={t(assignmentLabels.teleStaffId)}
        choices={withNone(t('Any'), executives)}
        value={filters.by}
        onChange={(by) => onChange({ by })}
      />
      <DayFilter label={t('Issued from')} day={filters.from} onDay={(from) => onChange({ from })} />
      <DayFilter label={t('Issued to')} day={filters.to} onDay={(to) => onChange({ to })} />
      <DayFilter label={t('Paid from')} day={filters.paidFrom} onDay={(paidFrom) => onChange({ paidFrom })} />
      <DayFilter label={t('Paid to')} day={filters.paidTo} onDay={(paidTo) => onChange({ paidTo })} />
    </>
  )
}

/** Current executives, plus the chosen one if they have left. */
function useExecutives(filters: string) {
  const { t } = useTranslation()
  const { choices, isPending } = useStaffChoices('teleStaffId')
  const executives = choices.filter(({ value }) => value !== nobody)
  const isGone = filters !== '' && !isPending && !executives.some(({ value }) => value === filters)
  return isGone ? [...executives, { value: filters, label: t('Former employee') }] : executives
}
