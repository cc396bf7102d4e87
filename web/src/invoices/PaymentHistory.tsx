import { useState } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../ui/translation.ts'
import { useEndedMembership, usePaymentHistory } from './calls.ts'
import { InvoiceTable } from './InvoiceTable.tsx'

/** Paid and open invoices of a member, newest first. */
export function PaymentHistory({ profileId }: { profileId: number }) {
  const [page, setPage] = useState(0)
  return (
    <Section title={t('Payment history')}>
      <PagedList
        found={usePaymentHistory(profileId, page)}
        page={page}
        onPage={setPage}
        skeleton={<Skeleton height={220} card />}
        empty={<NothingListed profileId={profileId} />}
      >
        {(invoices) => <InvoiceTable invoices={invoices} />}
      </PagedList>
    </Section>
  )
}

/** The list leaves out invoices of ended memberships, so "no payments yet" would be wrong for them. */
function NothingListed({ profileId }: { profileId: number }) {
  const { data: hasEnded } = useEndedMembership(profileId)
  if (hasEnded === undefined) return <Skeleton height={220} card />
  return hasEnded ? (
    <EmptyState
      title={t('No current payments')}
      message={t('Invoices of ended memberships are not listed here. If you need a copy, call us.')}
    />
  ) : (
    <EmptyState title={t('No payments yet')} message={t('You will see your invoices and payments here.')} />
  )
}
