import { expiryShown } from '@bnr/contract/dates'
import { canRenew } from '@bnr/contract/memberships/purchase'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { useCurrentMembership } from './calls.ts'
import classes from './MembershipOverview.module.css'
import { daysLeftShown, renewalShown, validityShown } from './shown.ts'
import { UpgradeBox } from './UpgradeBox.tsx'
import { usePaidInvoice } from './usePaidInvoice.ts'

/** The member's current membership and what is left of its quotas, below a payment that waits for activation. */
export function MembershipOverview({ profileId, waiting }: { profileId: number; waiting?: ReactNode }) {
  const paid = usePaidInvoice(profileId)
  const { data, error, isFetching, refetch } = useCurrentMembership(profileId)
  if (!data && error) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <MembershipSkeleton />
  // Somebody who has paid must not read 'Free Membership'.
  if (paid.data && !isPaidMembership(data)) return waiting
  return (
    <div className={classes.membership}>
      {waiting}
      <MembershipDetails membership={data} />
      {data.isFrozen && (
        <p role="status" className={classes.frozen}>
          {t('Your contacts and interests are on hold while we check one of your payments. Please call us.')}
        </p>
      )}
      <div className={classes.quotas}>
        <QuotaCard
          title={t('Contacts Count')}
          what={t('Phone numbers you can view')}
          total={data.phoneContacts}
          used={data.usedPhoneContacts}
        />
        <QuotaCard
          title={t('Express Interest Count')}
          what={t(
            data.freeInterests ? 'Free interests you can express this month' : 'Interests you can express',
          )}
          total={data.freeInterests ?? data.expressInterests}
          used={data.usedFreeInterests ?? data.usedExpressInterests}
        />
      </div>
      {isPaidMembership(data) && !paid.data && (
        <UpgradeBox renews={canRenew(data, data.renewsOn !== undefined)} />
      )}
    </div>
  )
}

function MembershipSkeleton() {
  return (
    <Skeleton>
      <div className={`${classes.membership} ${classes.skeleton}`}>
        <div />
        <div className={classes.quotas}>
          <div />
          <div />
        </div>
      </div>
    </Skeleton>
  )
}

interface QuotaCardProps {
  title: string
  /** What the quota counts, in the member's words. */
  what: string
  total: number
  used: number
}

function QuotaCard({ title, what, total, used }: QuotaCardProps) {
  const titleId = useId()
  const usedText = t('{used} of {total} used', { used, total })
  return (
    <Surface as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="title-card">
        {title}
      </h2>
      <p className="note">{what}</p>
      {total > 0 ? (
        <>
          <p className={classes.left}>
            <span className={classes.number}>{total - used}</span> {t('left')}
          </p>
          <meter aria-labelledby={titleId} min={0} max={total} value={used} className={classes.bar}>
            {usedText}
          </meter>
          <p className="note">{usedText}</p>
        </>
      ) : (
        <p className={classes.left}>{t('Not included')}</p>
      )}
    </Surface>
  )
}

function MembershipDetails({ membership }: { membership: CurrentMembership }) {
  const { planName, expiresOn } = membership
  return (
    <Surface as="section" aria-labelledby="membership-title">
      <h2 id="membership-title" className="title-card">
        {t('Membership Details')}
      </h2>
      <p className={classes.plan}>{t(planName)}</p>
      {isPaidMembership(membership) ? (
        <FactList
          variant="figures"
          facts={[
            { label: 'Validity', value: validityShown(membership) },
            { label: 'Expires on', value: expiresOn && expiryShown(expiresOn) },
            { label: 'Days left', value: daysLeftShown(membership) },
            { label: 'Renewal', value: renewalShown(membership) },
          ]}
        />
      ) : (
        // Without a paid plan there is nothing to count, so say what a plan would give.
        <p className={classes.free}>
          {t(
            'With a paid membership you can express more interests, shortlist profiles and view phone numbers.',
          )}{' '}
          <Link to="/packages">{t('See what you get')}</Link>
        </p>
      )}
    </Surface>
  )
}
