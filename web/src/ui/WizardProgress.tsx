import { t } from './translation.ts'
import classes from './WizardProgress.module.css'

export interface WizardProgressProps {
  steps: readonly string[]
  /** One-based, as people count. */
  current: number
  /** Completion in percent. */
  completion: number
  /** What is being completed; the profile by default. */
  label?: string
}

export function WizardProgress({ steps, current, completion, label }: WizardProgressProps) {
  return (
    <div>
      <div className={classes.head}>
        <p>{t('Step {current} of {total}', { current, total: steps.length })}</p>
        <p>{t('{completion}% complete', { completion })}</p>
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label ?? t('Profile completion')}
        aria-valuenow={completion}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={classes.bar} style={{ width: `${completion}%` }} />
      </div>
      <ol className={classes.steps}>
        {steps.map((title, index) => (
          <li
            key={title}
            className={index < current - 1 ? classes.done : undefined}
            aria-current={index === current - 1 ? 'step' : undefined}
          >
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}
