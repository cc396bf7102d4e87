import type { Invoice } from '@bnr/contract/invoices/schemas'
import { Link, useParams } from 'react-router'
import { CardSkeletonList } from '../../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { dayShown } from '../../../ui/moments.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { type Tone, ToneBadge } from '../../../ui/ToneBadge.tsx'
import { t } from '../../../ui/translation.ts'
import { useInvoice } from '../../calls.ts'
import { documentName } from '../../documentName.ts'
import { InvoiceBadge } from '../InvoiceBadge.tsx'
import { GrantMembership } from './GrantMembership.tsx'
import classes from './UserMembershipPage.module.css'

export const meta = () => pageMeta('Profile Membership')

export default function UserMembershipPage() {
  const { id = '' } = useParams()
  return (
    <>
      <PageTitle title={t('Profile Membership')} />
      {/^[1-9]\d{0,8}$/.test(id) ? <Found id={Number(id)} /> : <NoInvoice />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useInvoice(id)
  if (data) return <SoldMembership invoice={data} />
  if (data === null) return <NoInvoice />
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <CardSkeletonList count={1} />
}

function NoInvoice() {
  return <EmptyState title={t('Invoice not found')} message={t('No membership has this number.')} />
}

/** The membership that an invoice paid for. */
function SoldMembership({ invoice }: { invoice: Invoice }) {
  const { membership, profile, number, earlierNumbers } = invoice
  const { startsOn, endsOn, renewsOn, usedPhoneContacts, usedExpressInterests } = membership
  const figure = (used: number | undefined) => (used === undefined ? undefined : String(used))
  const day = (isoDay: string | undefined) => isoDay && dayShown(isoDay)
  return (
    <Surface className="stack-6">
      <div className={classes.head}>
        <h2 className="title-card">{profile?.basic.name ?? invoice.billedTo}</h2>
        <MembershipState invoice={invoice} />
      </div>
      <FactList
        missing={() => '–'}
        facts={[
          { label: 'Name', value: profile?.basic.name ?? invoice.billedTo },
          { label: 'Package Name', value: membership.planName },
          { label: 'Start Date', value: day(startsOn) },
          { label: 'End Date', value: day(endsOn) },
          { label: 'Renewal Date', value: day(renewsOn) },
          { label: 'Used Phone Count', value: figure(usedPhoneContacts) },
          { label: 'Used Express Interest Count', value: figure(usedExpressInterests) },
          { label: 'Status', value: t(stateOf(invoice).words) },
        ]}
      />
      <p className={classes.foot}>
        {t('{document} {number}', { document: t(documentName(invoice)), number })}{' '}
        <InvoiceBadge invoice={invoice} />{' '}
        {earlierNumbers && t('Earlier numbers: {numbers}.', { numbers: earlierNumbers.join(', ') })}{' '}
        {profile && <Link to={`/profile/${profile.bnrId}`}>{t('View the profile')}</Link>}
      </p>
      <GrantMembership invoice={invoice} />
    </Surface>
  )
}

function MembershipState({ invoice }: { invoice: Invoice }) {
  const { words, tone } = stateOf(invoice)
  return <ToneBadge tone={tone}>{t(words)}</ToneBadge>
}

const states: Record<NonNullable<Invoice['membership']['state']>, { words: string; tone: Tone }> = {
  Waiting: { words: 'Starts when the current membership ends', tone: 'waiting' },
  Active: { words: 'Active', tone: 'good' },
  Expired: { words: 'Expired', tone: 'closed' },
}

const stateOf = ({ membership: { state } }: Invoice) =>
  state ? states[state] : ({ words: 'Not activated yet', tone: 'calm' } as const)
