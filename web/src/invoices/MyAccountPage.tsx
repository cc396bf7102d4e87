import { activationTime } from '@bnr/contract/memberships/activationTime'
import { Suspense, useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { MembershipOverview } from '../memberships/MembershipOverview.tsx'
import { usePaidInvoice } from '../memberships/usePaidInvoice.ts'
import { TopUpsRunningLow } from '../plans/TopUpOffer.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { useEndedMembership, usePaymentHistory } from './calls.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import classes from './MyAccountPage.module.css'
import { receivedShown, renewalStart } from './received.ts'

const SharedLinks = lazyPart('sharing/SharedLinks.tsx', () => import('../sharing/SharedLinks.tsx'))

export const meta = () => pageMeta('My Account')

export default function MyAccountPage() {
  const { user } = useSession()
  if (user?.profileId === undefined) return <p role="status">{t('Please wait...')}</p>
  return (
    <>
      <PageTitle
        title={t('My Account')}
        lead={t('Your membership, what you have left, and your payments.')}
      />
      <div className={classes.parts}>
        <MembershipOverview
          profileId={user.profileId}
          waiting={<WaitingPayment profileId={user.profileId} />}
        />
        <TopUpsRunningLow profileId={user.profileId} />
        <PaymentHistory profileId={user.profileId} />
        <Suspense>
          <SharedLinks />
        </Suspense>
      </div>
    </>
  )
}

/** On top, because nothing matters more to somebody who has just paid. */
function WaitingPayment({ profileId }: { profileId: number }) {
  const { data: invoice } = usePaidInvoice(profileId)
  if (!invoice) return null
  return (
    <Surface as="section" role="status">
      <h2 className="title-card">{t('Waiting for activation')}</h2>
      <p>
        {receivedShown(invoice)} {t(activationTime)} {invoice.isRenewal && t(renewalStart)}
      </p>
    </Surface>
  )
}

/** Paid and open invoices of a member, newest first. */
function PaymentHistory({ profileId }: { profileId: number }) {
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
