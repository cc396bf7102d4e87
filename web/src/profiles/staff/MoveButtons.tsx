import type { Profile } from '@bnr/contract/profiles/profile'
import { type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useMove } from '../calls.ts'
import classes from './MoveButtons.module.css'
import { MoveDialog } from './MoveDialog.tsx'
import { asksFirst, possibleMoves } from './possibleMoves.ts'

export interface MoveButtonsProps {
  profile: Profile
  /** In a table nothing stands out: every row would shout. */
  compact?: boolean
  onMoved?: () => void
}

/** What this member of staff may do with a profile in its present status. */
export function MoveButtons({ profile, compact = false, onMoved }: MoveButtonsProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asked, setAsked] = useState<TransitionName>()
  const move = useMove()
  const names = possibleMoves(user?.roles ?? [], profile.status)
  if (names.length === 0) return null

  function go(name: TransitionName, given: { reason?: string; detail?: string } = {}) {
    move.mutate(
      { id: profile.id, name, ...given },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message)
          setAsked(undefined)
          onMoved?.()
        },
        onError: (error) => toastError(error.message),
      },
    )
  }

  return (
    <div className={compact ? classes.compact : classes.moves}>
      {names.map((name) => (
        <Button
          key={name}
          look={lookOf(name, compact)}
          className={classes.move}
          busy={move.isPending && move.variables.name === name}
          onClick={() => (asksFirst(name) ? setAsked(name) : go(name))}
        >
          {t(transitions[name].label)}
        </Button>
      ))}
      <MoveDialog
        name={asked}
        profile={profile}
        busy={move.isPending}
        onConfirm={go}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}

function lookOf(name: TransitionName, compact: boolean) {
  if (compact) return name === 'approve' ? 'outlined' : 'quiet'
  return name === 'approve' ? 'filled' : 'outlined'
}
