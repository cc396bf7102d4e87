import type { StaffCard } from '@bnr/contract/profiles/card'
import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import { staffFacts } from '@bnr/contract/profiles/facts/staffFacts'
import type { Profile } from '@bnr/contract/profiles/profile'
import { PhotoGallery } from '../../media/gallery/PhotoGallery.tsx'
import { photosWithPending } from '../../media/photos.ts'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { ProfileLinks } from '../../ui/ProfileLinks.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { useProfile } from '../calls.ts'
import { HistoryList } from '../staff/HistoryList.tsx'
import { TransitionButtons } from '../staff/TransitionButtons.tsx'
import classes from './ProfileDrawer.module.css'

export interface ProfileDrawerProps {
  profile: StaffCard | undefined
  onClose: () => void
}

/** A profile at a glance beside the queue: enough to decide in the clear cases. */
export function ProfileDrawer({ profile, onClose }: ProfileDrawerProps) {
  return (
    <Dialog open={profile !== undefined} title={profile?.basic?.name ?? ''} shape="drawer" onClose={onClose}>
      {profile && <Loaded card={profile} />}
    </Dialog>
  )
}

/** The row has a card; what decides is read when it is opened. The row's own status says what can be decided. */
function Loaded({ card }: { card: StaffCard }) {
  const { data, error, isFetching, refetch } = useProfile(card.bnrId ?? '')
  if (data) return <Summary profile={data} card={card} />
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <CardSkeletonList count={1} />
}

function Summary({ profile, card }: { profile: Profile; card: StaffCard }) {
  const { t } = useTranslation()
  const photos = photosWithPending(profile.media)
  return (
    <div className={classes.summary}>
      <p className={classes.status}>
        <span>{t('BNR ID {id}', { id: profile.bnrId ?? '' })}</span>
        <StatusBadge status={card.status} />
      </p>
      {photos.length > 0 && <PhotoGallery photos={photos} name={profile.basic?.name ?? ''} />}
      <FactList facts={cardFacts(profile, t)} variant="narrow" />
      {profile.basic?.aboutMe && <p className={classes.text}>{profile.basic.aboutMe}</p>}
      <FactList facts={staffFacts(profile, t)} variant="narrow" />
      <TransitionButtons profile={card} />
      <ProfileLinks bnrId={profile.bnrId ?? ''} />
      <div>
        <h3 className={classes.title}>{t('History')}</h3>
        <HistoryList profileId={profile.id} />
      </div>
    </div>
  )
}
