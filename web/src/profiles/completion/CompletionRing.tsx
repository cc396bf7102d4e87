import { t } from '../../ui/translation.ts'
import classes from './CompletionRing.module.css'

export function CompletionRing({ percent }: { percent: number }) {
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
