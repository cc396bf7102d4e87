import type { StaffCard } from '@bnr/contract/profiles/card'
import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import { staffFacts } from '@bnr/contract/profiles/facts/staffFacts'
import type { Profile } from '@bnr/contract/profiles/profile'
import { statusLabels } from '@bnr/contract/profiles/transitions'
import { PhotoGallery } from '../../media/gallery/PhotoGallery.tsx'
import { photosWithPending } from '../../media/photos.ts'
import { useDecision } from '../../platform/decisions.ts'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { ProfileLinks } from '../../ui/ProfileLinks.tsx'
import columns from '../../ui/review/ReviewColumns.module.css'
import { ReviewedPerson } from '../../ui/review/ReviewedPerson.tsx'
import type { Review } from '../../ui/review/useReviewedList.ts'
import { t } from '../../ui/translation.ts'
import { useProfile } from '../calls.ts'
import { HistoryList } from '../staff/HistoryList.tsx'
import { TransitionButtons } from '../staff/TransitionButtons.tsx'
import { subjectOf } from '../staff/transitionDecision.ts'
import { useDecidedStatus } from '../staff/useDecidedStatus.ts'
import classes from './ReviewedProfile.module.css'

interface ReviewedProfileProps {
  card: StaffCard
  review: Review<StaffCard>
}

/** The details are read when the profile's turn comes or a moment before; name and ID appear at once. */
export function ReviewedProfile({ card, review }: ReviewedProfileProps) {
  const { data, error, isFetching, refetch } = useProfile(card.bnrId ?? '')
  const status = data?.status ?? card.status
  const decided = useDecidedStatus(card)
  return (
    <div className="stack-5">
      <ReviewedPerson profile={card} status={decided ?? status} />
      <Verdict card={card} status={status} review={review} />
      {data && <Facts profile={data} />}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <CardSkeletonList count={1} />}
    </div>
  )
}

/** Shows the possible decisions or, if somebody else decided first, the new status. */
function Verdict({ card, status, review }: ReviewedProfileProps & Pick<Profile, 'status'>) {
  const isOwn = useDecision(subjectOf(card)) !== undefined
  if (isOwn || status === card.status) return <TransitionButtons profile={card} review={review} />
  return (
    <p role="status" className={classes.overtaken}>
      {t('Somebody else has already decided. This profile is {status}.', {
        status: t(statusLabels[status]),
      })}
    </p>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const photos = photosWithPending(profile.media)
  return (
    <div className={columns.review}>
      <div className={columns.side}>
        <PhotoGallery photos={photos} name={profile.basic?.name ?? ''} />
        {profile.basic?.aboutMe && <p className={classes.text}>{profile.basic.aboutMe}</p>}
      </div>
      <div className={columns.side}>
        <FactList facts={cardFacts(profile, t)} variant="narrow" />
        <FactList facts={staffFacts(profile, t)} variant="narrow" />
        <ProfileLinks bnrId={profile.bnrId ?? ''} />
        <div>
          <h4 className={classes.title}>{t('History')}</h4>
          <HistoryList profileId={profile.id} />
        </div>
      </div>
    </div>
  )
}
