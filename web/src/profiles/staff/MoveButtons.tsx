import type { Profile } from '@bnr/contract/profiles/profile'
import { type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './MoveButtons.module.css'
import { MoveDialog } from './MoveDialog.tsx'
import { useMoves } from './useMoves.ts'

export interface MoveButtonsProps {
  profile: Profile
  /** In a table nothing stands out: every row would shout. */
  compact?: boolean
  onMoved?: () => void
}

/** What this member of staff may do with a profile in its present status. */
export function MoveButtons({ profile, compact = false, onMoved }: MoveButtonsProps) {
  const { t } = useTranslation()
  const { names, running, problem, asked, begin, go, close } = useMoves(profile, onMoved)
  if (names.length === 0) return null
  return (
    <div className={compact ? classes.compact : classes.moves}>
      {names.map((name) => (
        <Button
          key={name}
          look={lookOf(name, compact)}
          className={classes.move}
          busy={running === name}
          onClick={() => begin(name)}
        >
          {t(transitions[name].label)}
        </Button>
      ))}
      {asked && (
        <MoveDialog
          name={asked}
          profile={profile}
          busy={running !== undefined}
          problem={problem}
          onConfirm={(given) => go(asked, given)}
          onClose={close}
        />
      )}
    </div>
  )
}

function lookOf(name: TransitionName, compact: boolean) {
  if (compact) return name === 'approve' ? 'outlined' : 'quiet'
  return name === 'approve' ? 'filled' : 'outlined'
}
