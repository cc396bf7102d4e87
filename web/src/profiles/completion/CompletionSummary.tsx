import type { completionReply } from '@bnr/contract/profiles/endpoints'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Surface } from '../../ui/Surface.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { MissingList } from '../review/MissingList.tsx'
import classes from './CompletionCard.module.css'
import { CompletionRing } from './CompletionRing.tsx'

export interface CompletionSummaryProps {
  bnrId: string
  completion: z.output<typeof completionReply>
  /** The circle leads to the edit page; on that page itself it does not. */
  linked?: boolean
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
        {isComplete && !isStaff && <p>{t('Thank you. Families see everything they look for.')}</p>}
      </div>
    </Surface>
  )
}

function titleOf(isComplete: boolean, isStaff: boolean): string {
  if (isStaff) return isComplete ? 'The profile is complete' : 'Missing from this profile'
  return isComplete ? 'Your profile is complete' : 'Complete profiles are answered more often'
}
