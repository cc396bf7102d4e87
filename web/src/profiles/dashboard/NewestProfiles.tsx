import { useSession } from '../../accounts/session.ts'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { useFoundProfiles } from '../calls.ts'
import { ProfileTile } from '../card/ProfileTile.tsx'
import classes from './NewestProfiles.module.css'

const shown = 12

/** Who has come lately; the server sends the opposite gender alone. Ignored profiles are no suggestion. */
export function NewestProfiles() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useFoundProfiles({
    query: { size: shown },
    body: { ...(user?.profileId && { fromId: user.profileId }), criteria: [] },
  })
  const profiles = data?.results.filter(({ alreadyIgnored }) => !alreadyIgnored)
  return (
    <section aria-labelledby="newest-title">
      <h2 id="newest-title" className={classes.title}>
        {t('New here')}
      </h2>
      {error && <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !profiles && <CardSkeletonList count={2} />}
      {profiles?.length === 0 && <EmptyState title={t('Nobody new yet')} />}
      {profiles && profiles.length > 0 && (
        <ul className={classes.tiles}>
          {profiles.map((profile) => (
            <li key={profile.id}>
              <ProfileTile profile={profile} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
