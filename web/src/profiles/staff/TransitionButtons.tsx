import type { StaffCard } from '@bnr/contract/profiles/card'
import { profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { usualReasons } from '@bnr/contract/usualReasons'
import { Suspense, useRef } from 'react'
import { useDecision } from '../../platform/decisions.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { ReasonDialog } from '../../ui/decisions/ReasonDialog.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { ReviewKey } from '../../ui/review/ReviewKey.tsx'
import { reviewKeys, useReviewKeys } from '../../ui/review/reviewKeys.ts'
import type { Review } from '../../ui/review/useReviewedList.ts'
import { t } from '../../ui/translation.ts'
import { needsReason } from './asksFirst.ts'
import classes from './TransitionButtons.module.css'
import { outcomeOf, subjectOf } from './transitionDecision.ts'
import { useTransitions } from './useTransitions.ts'

/** Loaded separately, because few profiles are settled. */
const AskCouple = lazyPart(
  'testimonials/manage/AskCouple.tsx',
  () => import('../../testimonials/manage/AskCouple.tsx'),
)

export interface TransitionButtonsProps {
  profile: StaffCard
  /** For tables, where no button may be prominent. */
  compact?: boolean
  /** In a review, keys decide too, and a decision leads to the next profile. */
  review?: Review<StaffCard>
}

/** The transitions that this staff member may start in the profile's current status. */
export function TransitionButtons({ profile, compact = false, review }: TransitionButtonsProps) {
  const subject = subjectOf(profile)
  const goOn = review && (() => review.decided(subject, profile.basic?.name ?? ''))
  const { names, pending, isClosing, begin, confirm, close } = useTransitions(profile, goOn)
  const place = useRef<HTMLDivElement>(null)
  const isUndecided = useDecision(subject) === undefined
  const start = (name: TransitionName) => review?.isSettling || begin(name)
  useReviewKeys(review && isUndecided ? keysOf(names, start) : {}, place)
  const isSettled = useIsSettled(profile, compact)
  const couple = isSettled && (
    <Suspense>
      <AskCouple profileId={profile.id} compact={compact} />
    </Suspense>
  )
  if (names.length === 0) return couple || null
  return (
    <>
      <DecisionPlace
        subject={subject}
        name={profile.basic?.name ?? ''}
        outcomeOf={outcomeOf}
        next={compact && couple}
        isAsking={pending !== undefined}
      >
        <div ref={place} className={compact ? classes.compact : classes.transitions}>
          {names.map((name) => (
            <Button
              key={name}
              variant={variantOf(name, compact)}
              className={classes.transition}
              aria-keyshortcuts={review && keyOf(name)}
              onClick={() => start(name)}
            >
              {t(profileMachine.actions[name].label)}
              {review && isKeyed(name) && <ReviewKey action={name} />}
            </Button>
          ))}
        </div>
      </DecisionPlace>
      {!compact && couple}
      {pending && (
        <ReasonDialog
          label={profileMachine.actions[pending].label}
          required={needsReason(pending)}
          usual={pending === 'reject' ? usualReasons.profile : undefined}
          busy={isClosing}
          onConfirm={(reason) => confirm(pending, reason)}
          onClose={close}
        >
          {profile.basic?.name}, {t('BNR ID {id}', { id: profile.bnrId ?? '' })}
        </ReasonDialog>
      )}
    </>
  )
}

const isKeyed = (name: TransitionName) => name === 'approve' || name === 'reject'
const keyOf = (name: TransitionName) => (isKeyed(name) ? reviewKeys[name].key : undefined)

const keysOf = (names: readonly TransitionName[], start: (name: TransitionName) => void) =>
  Object.fromEntries(names.filter(isKeyed).map((name) => [name, () => start(name)]))

/** In a table, true only right after settling, because each offer asks the server for its state. */
function useIsSettled(profile: StaffCard, compact: boolean): boolean {
  const decision = useDecision(subjectOf(profile))
  if (decision?.action === 'settle' && decision.state === 'done') return true
  return profile.status === 'Settled' && !compact
}

function variantOf(name: TransitionName, compact: boolean) {
  if (compact) return name === 'approve' ? 'outlined' : 'quiet'
  return name === 'approve' ? 'filled' : 'outlined'
}
