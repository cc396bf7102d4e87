import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import { Link } from 'react-router'
import { mayDo, useSession } from '../accounts/session.ts'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import { useCurrentMembership } from './calls.ts'
import classes from './StaffMembership.module.css'
import { renewalShown } from './shown.ts'

/** For staff on a profile: the plan, its end date, its renewal and a link to the member's invoices. */
export function StaffMembership({ profileId, bnrId }: { profileId: number; bnrId: string }) {
  const { user } = useSession()
  const { data, error } = useCurrentMembership(profileId)
  const renewal = data && renewalShown(data)
  return (
    <div className={classes.membership}>
      <p>
        {error && t('The membership could not be loaded. Reload the page.')}
        {data && !isPaidMembership(data) && t(data.planName)}
        {data && isPaidMembership(data) && (
          <>
            <strong>{t(data.planName)}</strong>
            {data.expiresOn && t(', until {day}', { day: dayShown(data.expiresOn) })}
          </>
        )}
        {renewal && `, ${t('then {renewal}', { renewal })}`}
      </p>
      {mayDo(user, 'invoices.totals') && <Link to={`/ad/invoices?text=${bnrId}`}>{t('Invoices')}</Link>}
    </div>
  )
}
