import { useTranslation } from '../../ui/translation.ts'
import classes from './Welcome.module.css'

const steps = [
  'Add a profile photo: profiles with one are opened far more often.',
  'Look through the list below and fill what is still open.',
  'Press Ready for Review. We read every profile before others see it.',
]

/** The first visit after the registration: what to do next, in order. */
export function Welcome() {
  const { t } = useTranslation()
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
