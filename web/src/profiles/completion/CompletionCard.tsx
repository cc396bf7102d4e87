import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { useCompletion } from '../calls.ts'
import { MissingList } from '../review/MissingList.tsx'
import classes from './CompletionCard.module.css'
import { CompletionRing } from './CompletionRing.tsx'

export interface CompletionCardProps {
  profile: Pick<Profile, 'id' | 'bnrId'>
  /** Where to go on, on pages that are not the edit page. */
  action?: ReactNode
}

/** How complete the profile is and what would make it more so. It helps, so it never stands in the way of the page. */
export function CompletionCard({ profile, action }: CompletionCardProps) {
  const { t } = useTranslation()
  const { data } = useCompletion(profile.id)
  if (!data) return null
  const { percent, missing } = data
  const isComplete = Object.keys(missing).length === 0
  return (
    <section className={classes.card} aria-label={t('Profile completion')}>
      <CompletionRing percent={percent} />
      <div className={classes.words}>
        <h2 className={classes.title}>
          {isComplete ? t('Your profile is complete') : t('Complete profiles are answered more often')}
        </h2>
        {isComplete ? (
          <p>{t('Thank you. Families see everything they look for.')}</p>
        ) : (
          <MissingList bnrId={profile.bnrId ?? ''} missing={missing} />
        )}
        {action}
      </div>
    </section>
  )
}
