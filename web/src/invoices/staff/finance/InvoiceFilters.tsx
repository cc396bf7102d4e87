import { type PaymentKindKey, paymentKindKeys, paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { useId, useState } from 'react'
import { nobody, useStaffChoices } from '../../../profiles/staff/useStaffChoices.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { DayFilter } from '../../../ui/list/DayFilter.tsx'
import { ListSearch } from '../../../ui/list/ListSearch.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { keptStates } from '../approve/approvalAddress.ts'
import classes from './finance.module.css'
import type { AskedInvoices } from './invoicesAddress.ts'

export interface InvoiceFiltersProps {
  asked: AskedInvoices
  onChange: (part: Partial<AskedInvoices>) => void
}

/** The two that most lists are narrowed by, and the others where they are asked for: the rows begin high on a low screen. */
export function InvoiceFilters({ asked, onChange }: InvoiceFiltersProps) {
  const { t } = useTranslation()
  const others = [asked.kind, asked.by, asked.from, asked.to, asked.paidFrom, asked.paidTo].filter(Boolean)
  const [isOpen, setOpen] = useState(others.length > 0)
  const othersId = useId()
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Status')}
        placeholder={t('Any')}
        choices={keptStates.map((state) => ({ value: state, label: t(state) }))}
        value={asked.status}
        onChange={(status) => onChange({ status: status as AskedInvoices['status'] })}
      />
      <ListSearch
        key={asked.text}
        label={t('Number, BNR ID or name')}
        text={asked.text}
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
        <OtherFilters asked={asked} onChange={onChange} />
      </div>
    </div>
  )
}

function OtherFilters({ asked, onChange }: InvoiceFiltersProps) {
  const { t } = useTranslation()
  const executives = useExecutives(asked.by)
  return (
    <>
      <ChoiceField
        label={t('Payment type')}
        placeholder={t('Any')}
        choices={paymentKindKeys.map((kind) => ({ value: kind, label: t(paymentKinds[kind].label) }))}
        value={asked.kind}
        onChange={(kind) => onChange({ kind: kind as PaymentKindKey | '' })}
      />
      <ChoiceField
        label={t(assignmentLabels.teleStaffId)}
        placeholder={t('Any')}
        choices={executives}
        value={asked.by}
        onChange={(by) => onChange({ by })}
      />
      <DayFilter label={t('Issued from')} day={asked.from} onDay={(from) => onChange({ from })} />
      <DayFilter label={t('Issued to')} day={asked.to} onDay={(to) => onChange({ to })} />
      <DayFilter label={t('Paid from')} day={asked.paidFrom} onDay={(paidFrom) => onChange({ paidFrom })} />
      <DayFilter label={t('Paid to')} day={asked.paidTo} onDay={(paidTo) => onChange({ paidTo })} />
    </>
  )
}

/** Who looks after members, and whoever was asked for and does so no more. */
function useExecutives(asked: string) {
  const { t } = useTranslation()
  const { choices, isPending } = useStaffChoices('teleStaffId')
  const executives = choices.filter(({ value }) => value !== nobody)
  const isGone = asked !== '' && !isPending && !executives.some(({ value }) => value === asked)
  return isGone ? [...executives, { value: asked, label: t('Former employee') }] : executives
}
