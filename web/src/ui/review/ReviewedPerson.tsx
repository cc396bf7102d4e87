import type { Profile } from '@bnr/contract/profiles/profile'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { StatusBadge } from '../StatusBadge.tsx'
import { t } from '../translation.ts'
import { reviewedTitle } from './ReviewDialog.tsx'
import classes from './ReviewedPerson.module.css'

export interface ReviewedPersonProps {
  profile: Pick<Profile, 'basic' | 'bnrId'>
  status: ProfileStatus
}

export function ReviewedPerson({ profile, status }: ReviewedPersonProps) {
  return (
    <div>
      <h3 id={reviewedTitle}>{profile.basic?.name}</h3>
      <p className={classes.id}>
        {t('BNR ID {id}', { id: profile.bnrId ?? '' })} <StatusBadge status={status} />
      </p>
    </div>
  )
}
