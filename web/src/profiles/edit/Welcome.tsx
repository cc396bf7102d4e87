import { t } from '../../ui/translation.ts'
import classes from './Welcome.module.css'

const steps = [
  'Add a profile photo. Families open profiles with a photo far more often.',
  'Complete the missing details in the list below.',
  'Press Ready for Review. We check every profile before others can see it.',
]

/** Shown on the first visit after registration: the next steps, in order. */
export function Welcome() {
  return (
    <section className={classes.welcome} aria-labelledby="welcome-title">
      <h2 id="welcome-title">{t('Welcome to BNR Matrimony')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}
