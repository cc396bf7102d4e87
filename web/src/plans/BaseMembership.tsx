import { expiryShown } from '@bnr/contract/dates'
import { type CurrentMembership, freeMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { dayShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './BaseMembership.module.css'

/** The membership to compare plans with: the member's own, or the free one. */
export function BaseMembership({ membership }: { membership: CurrentMembership | undefined }) {
  return (
    <Surface compact className={classes.base}>
      <p className={classes.name}>{t(membership?.planName ?? freeMembership)}</p>
      {membership && isPaidMembership(membership) ? (
        <PaidMembershipText membership={membership} />
      ) : (
        <p>{t('Complete your profile, search, and let others find you. Free for as long as you want.')}</p>
      )}
    </Surface>
  )
}

function PaidMembershipText({ membership: { expiresOn, renewsOn } }: { membership: CurrentMembership }) {
  return (
    <p>
      {expiresOn && t('Your membership, until {day}.', { day: expiryShown(expiresOn) })}{' '}
      {renewsOn && t('The renewal starts on {day}.', { day: dayShown(renewsOn) })}{' '}
      {t('When you upgrade, you keep contacts and interests that you have not used.')}
    </p>
  )
}
