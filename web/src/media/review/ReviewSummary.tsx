import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import { fact } from '@bnr/contract/profiles/facts/fact'
import type { Profile } from '@bnr/contract/profiles/profile'
import { FactList } from '../../ui/FactList.tsx'
import { ProfileLinks } from '../../ui/ProfileLinks.tsx'
import { ReviewedPerson } from '../../ui/review/ReviewedPerson.tsx'
import { t } from '../../ui/translation.ts'
import classes from './ReviewSummary.module.css'

/** Who the photo should show. Gender and age come first, because they reveal a wrong photo. */
export function ReviewSummary({ profile }: { profile: Profile }) {
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
