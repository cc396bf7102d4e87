import type { completionReply } from '@bnr/contract/profiles/endpoints'
import type { Profile } from '@bnr/contract/profiles/profile'
import { missingForReview } from '@bnr/contract/profiles/steps'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { useCompletion } from '../calls.ts'
import { MissingList, missingItems } from '../review/MissingList.tsx'
import classes from './CompletionCard.module.css'

/** Shows nothing while it loads or if it fails, because it is only a help. */
export function CompletionCard({ profile, isStaff }: { profile: Profile; isStaff: boolean }) {
  const { data } = useCompletion(profile.id)
  return data && <CompletionSummary profile={profile} completion={data} isStaff={isStaff} />
}

export interface CompletionSummaryProps {
  profile: Profile
  completion: z.output<typeof completionReply>
  /** Links the ring to the edit page; false on that page itself. */
  linked?: boolean
  /** True for staff, who see what is missing but no thanks. */
  isStaff?: boolean
}

/** Shows how complete a profile is, and links each missing item to its form. */
export function CompletionSummary({ profile, completion, linked, isStaff = false }: CompletionSummaryProps) {
  const { percent, missing } = completion
  const bnrId = profile.bnrId ?? ''
  const isComplete = Object.keys(missing).length === 0
  const listed = isStaff || profile.status !== 'Draft' ? missing : beyondReview(profile, missing)
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
        <h2 className="title-card">{t(titleOf(isComplete, isStaff))}</h2>
        {!isComplete && <MissingList bnrId={bnrId} missing={listed} />}
        {isComplete && !isStaff && <p>{t('Thank you. Your profile has everything families look for.')}</p>}
      </div>
    </Surface>
  )
}

/** The owner of a draft sees in the review band, step by step, what the review needs; here only the rest. */
function beyondReview(profile: Profile, missing: Readonly<Record<string, string>>) {
  const needed = missingForReview(profile)
  return Object.fromEntries(
    Object.entries(missing).filter((entry) =>
      missingItems(Object.fromEntries([entry])).every(({ path }) => !(path in needed)),
    ),
  )
}

function titleOf(isComplete: boolean, isStaff: boolean): string {
  if (isStaff) return isComplete ? 'The profile is complete' : 'Missing from this profile'
  return isComplete ? 'Your profile is complete' : 'Complete profiles get more answers'
}

function CompletionRing({ percent }: { percent: number }) {
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={t('Profile completion')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" className={classes.track} />
        <circle
          cx="50"
          cy="50"
          r="44"
          className={classes.bar}
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={classes.percent} aria-hidden="true">
        {t('{percent}%', { percent })}
      </span>
    </div>
  )
}
