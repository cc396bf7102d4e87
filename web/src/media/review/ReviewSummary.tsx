import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import { fact } from '@bnr/contract/profiles/facts/fact'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { FactList } from '../../ui/FactList.tsx'
import { ProfileLinks } from '../../ui/ProfileLinks.tsx'
import { reviewedTitle } from '../../ui/review/ReviewDialog.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ReviewSummary.module.css'

/** Whom a photo should show: gender and age first, that is what a wrong photo gives away. */
export function ReviewSummary({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  return (
    <div className={classes.summary}>
      <ReviewedPerson profile={profile} status={profile.status} />
      <FactList
        facts={[fact('Gender', profile.basic?.genderLabel), ...cardFacts(profile, t)]}
        variant="narrow"
      />
      <ProfileLinks bnrId={profile.bnrId ?? ''} />
    </div>
  )
}

/** Who is looked at, and where the profile stands now. */
export function ReviewedPerson({ profile, status }: { profile: Person; status: ProfileStatus }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 id={reviewedTitle}>{profile.basic?.name}</h3>
      <p className={classes.id}>
        {t('BNR ID {id}', { id: profile.bnrId ?? '' })} <StatusBadge status={status} />
      </p>
    </div>
  )
}

type Person = Pick<Profile, 'basic' | 'bnrId'>
