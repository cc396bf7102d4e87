import { kindOf } from '@bnr/contract/activities/kinds'
import { useTranslation } from '../ui/translation.ts'
import classes from './ActionBar.module.css'
import type { buttons } from './buttons.ts'
import { useAct, useUndo } from './calls.ts'
import { type ActionTarget, nameOf, ownDeed } from './target.ts'

export interface ActionButtonProps {
  look: (typeof buttons)[number]
  target: ActionTarget
  onRefused: (error: Error) => void
}

/** One thing that can be done to a profile. Done, it shows so; pressed again, it is taken back where that is possible. */
export function ActionButton({ look, target, onRefused }: ActionButtonProps) {
  const { t } = useTranslation()
  const act = useAct(target, onRefused)
  const undo = useUndo(target)
  const { verb, Icon, DoneIcon } = look
  const done = ownDeed(target, verb)
  const name = nameOf(target)
  const busy = act.isPending || undo.isPending
  const isFinal = done !== undefined && !kindOf(verb).undone

  function press() {
    if (busy || isFinal) return
    if (done) undo.mutate(done)
    else act.mutate(verb)
  }

  return (
    <button
      type="button"
      className={classes.action}
      data-done={done !== undefined || undefined}
      title={t(done ? look.doneLabel : look.label)}
      aria-label={t(done ? look.doneWhole : look.whole, { name })}
      aria-disabled={isFinal || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {done ? <DoneIcon size={22} aria-hidden /> : <Icon size={22} aria-hidden />}
      <span>{t(done ? look.doneLabel : look.label)}</span>
    </button>
  )
}
