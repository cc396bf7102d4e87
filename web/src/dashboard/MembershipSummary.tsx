import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { Link } from 'react-router'
import { daysLeftShown } from '../memberships/shown.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './MembershipSummary.module.css'

/** A summary of the membership; My Account has the details. */
export function MembershipSummary({ membership }: { membership: CurrentMembership }) {
  const isPaid = isPaidMembership(membership)
  return (
    <Surface as="section" aria-labelledby="membership-summary-title">
      <h2 id="membership-summary-title" className="title-card">
        {t('Your membership')}
      </h2>
      <p className={classes.plan}>{t(membership.planName)}</p>
      {isPaid && <Left membership={membership} />}
      <p className={classes.links}>
        <Link to="/profile/myaccount">{t('My Account')}</Link>
        {!isPaid && <Link to="/packages">{t('See what you get')}</Link>}
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
