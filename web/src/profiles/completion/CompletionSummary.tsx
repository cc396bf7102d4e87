import type { completionReply } from '@bnr/contract/profiles/endpoints'
import type { Profile } from '@bnr/contract/profiles/profile'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Surface } from '../../ui/Surface.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { useCompletion } from '../calls.ts'
import { MissingList } from '../review/MissingList.tsx'
import classes from './CompletionCard.module.css'
import { CompletionRing } from './CompletionRing.tsx'

/** It helps, so it never stands in the way of the page. */
export function CompletionCard({ profile, isStaff }: { profile: Profile; isStaff: boolean }) {
  const { data } = useCompletion(profile.id)
  return data && <CompletionSummary bnrId={profile.bnrId ?? ''} completion={data} isStaff={isStaff} />
}

export interface CompletionSummaryProps {
  bnrId: string
  completion: z.output<typeof completionReply>
  /** The circle leads to the edit page; on that page itself it does not. */
  linked?: boolean
  /** Staff read what is missing; the thanks are the member's. */
  isStaff?: boolean
}

/** How complete a profile is, and each thing that would make it more so with the way to its place. */
export function CompletionSummary({ bnrId, completion, linked, isStaff = false }: CompletionSummaryProps) {
  const { t } = useTranslation()
  const { percent, missing } = completion
  const isComplete = Object.keys(missing).length === 0
  const ring = <CompletionRing percent={percent} />
  return (
    <Surface as="section" className={classes.card} aria-label={t('Profile completion')}>
      {linked ? (
        <Link
          to={`/profile/update/${bnrId}`}
          aria-label={t('Update Profile, {percent}% complete', { percent })}
        >
          {ring}
        </Link>
      ) : (
        ring
      )}
      <div className={classes.words}>
        <h2 className={classes.title}>{t(titleOf(isComplete, isStaff))}</h2>
        {!isComplete && <MissingList bnrId={bnrId} missing={missing} />}
        {isComplete && !isStaff && <p>{t('Thank you. Your profile has everything families look for.')}</p>}
      </div>
    </Surface>
  )
}

function titleOf(isComplete: boolean, isStaff: boolean): string {
  if (isStaff) return isComplete ? 'The profile is complete' : 'Missing from this profile'
  return isComplete ? 'Your profile is complete' : 'Complete profiles are answered more often'
}
