import type { PaymentEventShown } from '@bnr/contract/payments/schemas'
import { useState } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { ListSearch } from '../../ui/list/ListSearch.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { orderingOf, pagesOf, useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { usePayments } from './calls.ts'
import { DecideDialog } from './DecideDialog.tsx'
import classes from './PaymentsPage.module.css'
import { PaymentsTable } from './PaymentsTable.tsx'
import { type PaymentFilters, paymentsAddress } from './paymentsAddress.ts'

export const meta = () => pageMeta('Payments')

/** The events of all payments and the decisions that finance still has to make. */
export default function PaymentsPage() {
  const { t } = useTranslation()
  const address = useAddress(paymentsAddress)
  const [filters, change] = address
  const [decided, setDecided] = useState<PaymentEventShown>()
  return (
    <>
      <PageTitle title={t('Payments')} lead={t('Payments that could not be matched to an invoice.')} />
      <Filters filters={filters} onChange={change} />
      <PagedList
        found={usePayments(filters)}
        {...pagesOf(address)}
        skeleton={<CardSkeletonList />}
        empty={<NothingHere filters={filters} />}
      >
        {(events) => <PaymentsTable events={events} ordering={orderingOf(address)} onDecide={setDecided} />}
      </PagedList>
      {decided && <DecideDialog event={decided} onClose={() => setDecided(undefined)} />}
    </>
  )
}

interface FiltersProps {
  filters: PaymentFilters
  onChange: (part: Partial<PaymentFilters>) => void
}

function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Show')}
        choices={[
          { value: 'undecided', label: t('Needs a decision') },
          { value: 'decided', label: t('Decided') },
          { value: 'all', label: t('All') },
        ]}
        value={filters.show}
        onChange={(show) => onChange({ show })}
      />
      <ListSearch
        key={filters.text}
        label={t('Number, BNR ID or name')}
        text={filters.text}
        onSearch={(text) => onChange({ text })}
      />
    </div>
  )
}

const nothing = {
  undecided: { title: 'Nothing to decide', message: 'Every payment is matched to an invoice.' },
  decided: { title: 'No decisions yet', message: 'You will see the decisions of the accounts team here.' },
  all: { title: 'No payments yet', message: 'You will see payments here as soon as we receive them.' },
} as const

function NothingHere({ filters: { show, text } }: { filters: PaymentFilters }) {
  const { t } = useTranslation()
  if (text)
    return (
      <EmptyState title={t('No payments found')} message={t('Check the number or name and try again.')} />
    )
  const { title, message } = nothing[show]
  return <EmptyState title={t(title)} message={t(message)} />
}
