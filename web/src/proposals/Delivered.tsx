import type { DeliveredWeek } from '@bnr/contract/proposals/schemas'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './Delivered.module.css'

interface DeliveredProps {
  service: { aim: number; weeks: readonly DeliveredWeek[] }
}

/** How many people were proposed in each of the last weeks, against the aim of the plan. */
export function Delivered({ service: { aim, weeks } }: DeliveredProps) {
  if (aim === 0 && weeks.every(({ sent }) => sent === 0)) return null
  return (
    <section aria-labelledby="delivered-title" className={classes.section}>
      <h2 id="delivered-title" className="title-section">
        {t('Proposed each week')}
      </h2>
      {aim > 0 && <p className="soft">{t('The aim of the plan: {aim} a week', { aim })}</p>}
      <ul className={classes.weeks}>
        {weeks.map(({ from, sent }, index) => (
          <li key={from}>
            <span>{index === 0 ? t('This week') : t('Week of {day}', { day: dayShown(from) })}</span>
            <span className={classes.count}>{aim > 0 ? t('{sent} of {aim}', { sent, aim }) : sent}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
