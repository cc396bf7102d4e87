import { kindOf } from '@bnr/contract/activities/kinds'
import { t } from '../ui/translation.ts'
import classes from './ActivityBar.module.css'
import type { buttons } from './buttons.ts'
import { usePerform, useUndo } from './calls.ts'
import { type ActivityTarget, nameOf, ownActivity } from './target.ts'

export interface ActivityButtonProps {
  button: (typeof buttons)[number]
  target: ActivityTarget
  onRefused: (error: Error) => void
}

/** A button for one activity. A second press undoes the activity if its kind allows that. */
export function ActivityButton({ button, target, onRefused }: ActivityButtonProps) {
  const perform = usePerform(target, onRefused)
  const undo = useUndo(target)
  const { verb, Icon, DoneIcon } = button
  const done = ownActivity(target, verb)
  const name = nameOf(target)
  const busy = perform.isPending || undo.isPending
  const isFinal = done !== undefined && !kindOf(verb).undone

  function press() {
    if (busy || isFinal) return
    if (done) undo.mutate(done)
    else perform.mutate(verb)
  }

  return (
    <button
      type="button"
      className={classes.activity}
      data-done={done !== undefined || undefined}
      data-sends={done ? undefined : perform.sends(verb)}
      data-done-label={done ? undefined : t(button.doneLabel)}
      title={t(done ? button.doneLabel : button.label)}
      aria-label={t(done ? button.doneWhole : button.whole, { name })}
      aria-disabled={isFinal || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {done ? <DoneIcon size={22} aria-hidden /> : <Icon size={22} aria-hidden />}
      <span>{t(done ? button.doneLabel : button.label)}</span>
    </button>
  )
}
