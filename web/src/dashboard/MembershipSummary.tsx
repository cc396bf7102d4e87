import { canRenew } from '@bnr/contract/memberships/purchase'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { Link } from 'react-router'
import { daysLeftShown, renewalShown } from '../memberships/shown.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import type { Dashboard } from './calls.ts'
import classes from './MembershipSummary.module.css'

/** A summary of the membership; My Account has the details. */
export function MembershipSummary({ dashboard: { membership, invoice } }: { dashboard: Dashboard }) {
  const isPaid = isPaidMembership(membership)
  const waits = invoice?.isPaid ?? false
  // Somebody who has paid must not read 'Free Membership'.
  if (waits && !isPaid) return null
  const renewal = renewalShown(membership)
  return (
    <Surface as="section" aria-labelledby="membership-summary-title">
      <h2 id="membership-summary-title" className="title-card">
        {t('Your membership')}
      </h2>
      <p className={classes.plan}>{t(membership.planName)}</p>
      {renewal && <p className="note">{t('Then {renewal}', { renewal })}</p>}
      {isPaid && <Left membership={membership} />}
      <p className={classes.links}>
        <Link to="/profile/myaccount">{t('My Account')}</Link>
        {!isPaid && <Link to="/packages">{t('See what you get')}</Link>}
        {!waits && canRenew(membership, renewal !== undefined) && <Link to="/packages">{t('Renew')}</Link>}
      </p>
    </Surface>
  )
}

function Left({ membership }: { membership: CurrentMembership }) {
  const { phoneContacts, usedPhoneContacts, expressInterests, usedExpressInterests } = membership
  const lines = [
    [t('Days left'), daysLeftShown(membership)],
    [t('Contacts left'), phoneContacts - usedPhoneContacts],
    [t('Interests left'), expressInterests - usedExpressInterests],
  ] as const
  return (
    <dl className={classes.left}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
