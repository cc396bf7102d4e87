import { expiryShown } from '@bnr/contract/dates'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { Link } from 'react-router'
import { FactList } from '../ui/FactList.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './MembershipDetails.module.css'
import { daysLeftShown, renewalShown, validityShown } from './shown.ts'

export function MembershipDetails({ membership }: { membership: CurrentMembership }) {
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
          {t('With a paid membership you can express interest, shortlist profiles and view phone numbers.')}{' '}
          <Link to="/packages">{t('See what you get')}</Link>
        </p>
      )}
    </Surface>
  )
}
