import type { StaffCard } from '@bnr/contract/profiles/card'
import { type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { useDecision } from '../../platform/decisions.ts'
import { AskCouple } from '../../testimonials/manage/AskCouple.tsx'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { needsReason } from './possibleTransitions.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import classes from './TransitionButtons.module.css'
import { outcomeOf, subjectOf } from './transitionDecision.ts'
import { useTransitions } from './useTransitions.ts'

export interface TransitionButtonsProps {
  profile: StaffCard
  /** In a table nothing stands out: every row would shout. */
  compact?: boolean
}

/** What this member of staff may do with a profile in its present status. */
export function TransitionButtons({ profile, compact = false }: TransitionButtonsProps) {
  const { t } = useTranslation()
  const { names, asked, isClosing, begin, confirm, close } = useTransitions(profile)
  const isSettled = useIsSettled(profile, compact)
  if (names.length === 0) return isSettled ? <AskCouple profileId={profile.id} /> : null
  return (
    <>
      <DecisionPlace
        subject={subjectOf(profile)}
        name={profile.basic?.name ?? ''}
        outcomeOf={outcomeOf}
        isAsking={asked !== undefined}
      >
        <div className={compact ? classes.compact : classes.transitions}>
          {names.map((name) => (
            <Button
              key={name}
              variant={variantOf(name, compact)}
              className={classes.transition}
              onClick={() => begin(name)}
            >
              {t(transitions[name].label)}
            </Button>
          ))}
        </div>
      </DecisionPlace>
      {isSettled && <AskCouple profileId={profile.id} />}
      {asked && (
        <ReasonDialog
          label={transitions[asked].label}
          required={needsReason(asked)}
          busy={isClosing}
          onConfirm={(given) => confirm(asked, given)}
          onClose={close}
        >
          {profile.basic?.name}, {t('BNR ID {id}', { id: profile.bnrId ?? '' })}
        </ReasonDialog>
      )}
    </>
  )
}

/** In a table only whom one has settled just now: each offer asks the server where it stands. */
function useIsSettled(profile: StaffCard, compact: boolean): boolean {
  const decision = useDecision(subjectOf(profile))
  if (decision?.action === 'settle' && decision.state === 'done') return true
  return profile.status === 'Settled' && !compact
}

function variantOf(name: TransitionName, compact: boolean) {
  if (compact) return name === 'approve' ? 'outlined' : 'quiet'
  return name === 'approve' ? 'filled' : 'outlined'
}
