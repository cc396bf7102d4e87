import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { mayDo, useSession } from '../accounts/session.ts'
import { useWaitingPhotos } from '../media/review/calls.ts'
import { useFoundProfiles } from '../profiles/calls.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { CountTile } from './CountTile.tsx'
import classes from './StaffDashboardPage.module.css'

export const meta = () => pageMeta('Dashboard')

/** What waits for this member of staff. Counts come from the queues themselves. */
export default function StaffDashboardPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const seesProfiles = mayDo(user, 'profiles.queue')
  return (
    <>
      <PageTitle
        title={t('Welcome, {name}', { name: user?.name ?? '' })}
        lead={t('This is waiting today.')}
      />
      <ul className={classes.tiles}>
        {seesProfiles && (
          <ProfileTile status="Ready" label={t('Profiles waiting for approval')} to="/ad/profile/approve" />
        )}
        {mayDo(user, 'media.moderate') && <PhotoTile />}
        <ProfileTile
          status="Draft"
          label={t('Drafts that were not sent yet')}
          to="/ad/profile/search?form=staff&status=Draft"
        />
        <ProfileTile
          status="Active"
          label={t('Active profiles')}
          to="/ad/profile/search?form=staff&status=Active"
        />
      </ul>
    </>
  )
}

function ProfileTile({ status, label, to }: { status: ProfileStatus; label: string; to: string }) {
  const found = useFoundProfiles({
    query: { size: 1 },
    body: { criteria: [{ key: 'ps', operation: 'eq', value: status }] },
  })
  return <CountTile label={label} to={to} count={found.data?.total} failed={found.isError} />
}

function PhotoTile() {
  const { t } = useTranslation()
  const queue = useWaitingPhotos()
  return (
    <CountTile
      label={t('Photos waiting for approval')}
      to="/ad/media/approve"
      count={queue.data?.total}
      failed={queue.isError}
    />
  )
}
