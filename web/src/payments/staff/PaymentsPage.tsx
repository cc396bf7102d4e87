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
import { type AskedPayments, paymentsAddress } from './paymentsAddress.ts'

export const meta = () => pageMeta('Payments')

/** All that was heard and done about payments, and what of it waits for finance. */
export default function PaymentsPage() {
  const { t } = useTranslation()
  const address = useAddress(paymentsAddress)
  const [asked, change] = address
  const [decided, setDecided] = useState<PaymentEventShown>()
  return (
    <>
      <PageTitle title={t('Payments')} lead={t('Payments that could not be matched to an invoice.')} />
      <Filters asked={asked} onChange={change} />
      <PagedList
        found={usePayments(asked)}
        {...pagesOf(address)}
        skeleton={<CardSkeletonList />}
        empty={<NothingHere asked={asked} />}
      >
        {(events) => <PaymentsTable events={events} ordering={orderingOf(address)} onDecide={setDecided} />}
      </PagedList>
      {decided && <DecideDialog event={decided} onClose={() => setDecided(undefined)} />}
    </>
  )
}

interface FiltersProps {
  asked: AskedPayments
  onChange: (part: Partial<AskedPayments>) => void
}

function Filters({ asked, onChange }: FiltersProps) {
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
        value={asked.show}
        onChange={(show) => onChange({ show: show as AskedPayments['show'] })}
      />
      <ListSearch
        key={asked.text}
        label={t('Number, BNR ID or name')}
        text={asked.text}
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

function NothingHere({ asked: { show, text } }: { asked: AskedPayments }) {
  const { t } = useTranslation()
  if (text)
    return (
      <EmptyState title={t('No payments found')} message={t('Check the number or name and try again.')} />
    )
  const { title, message } = nothing[show]
  return <EmptyState title={t(title)} message={t(message)} />
}
