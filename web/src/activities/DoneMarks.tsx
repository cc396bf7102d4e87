import { t } from '../ui/translation.ts'
import { buttons } from './buttons.ts'
import classes from './DoneMarks.module.css'
import { type ActivityTarget, ownActivity } from './target.ts'

/** Icons of the viewer's activities, for cards without buttons. */
export function DoneMarks({ target }: { target: ActivityTarget }) {
  const done = buttons.filter(({ verb }) => ownActivity(target, verb))
  if (done.length === 0) return null
  return (
    <span className={classes.marks}>
      {done.map(({ verb, doneLabel, DoneIcon }) => (
        <span key={verb} title={t(doneLabel)}>
          <DoneIcon size={18} aria-hidden />
          <span className="visually-hidden">{t(doneLabel)}</span>
        </span>
      ))}
    </span>
  )
}
