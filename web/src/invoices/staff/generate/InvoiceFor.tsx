import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useState } from 'react'
import { useCurrentMembership } from '../../../memberships/calls.ts'
import { usePlans } from '../../../plans/calls.ts'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useMember } from './calls.ts'
import classes from './GeneratePage.module.css'
import { InvoiceForm } from './InvoiceForm.tsx'
import { IssuedInvoice } from './IssuedInvoice.tsx'
import { MemberSummary } from './MemberSummary.tsx'

/** Shows nothing when the member is not found, because the search already says so. */
export function InvoiceFor({ bnrId }: { bnrId: string }) {
  const { data, error } = useMember(bnrId)
  if (data) return <Sale profile={data} />
  return error ? null : <CardSkeletonList count={1} />
}

function Sale({ profile }: { profile: Profile }) {
  const [issued, setIssued] = useState<Invoice>()
  const membership = useCurrentMembership(profile.id)
  const plans = usePlans({ withHidden: true })
  const failed = [membership, plans].find(({ data, error }) => error && !data)
  if (failed)
    return (
      <ErrorState
        message={failed.error?.message ?? ''}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!membership.data || !plans.data) return <CardSkeletonList count={1} />
  return (
    <div className={classes.sale}>
      <MemberSummary profile={profile} membership={membership.data} />
      {issued ? (
        <IssuedInvoice invoice={issued} onAnother={() => setIssued(undefined)} />
      ) : (
        <InvoiceForm profile={profile} membership={membership.data} plans={plans.data} onIssued={setIssued} />
      )}
    </div>
  )
}
