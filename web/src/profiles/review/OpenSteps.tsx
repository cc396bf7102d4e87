import type { Profile } from '@bnr/contract/profiles/profile'
import { openOf, wizardSteps } from '@bnr/contract/profiles/steps'
import { Link } from 'react-router'
import { t } from '../../ui/translation.ts'
import classes from './MissingList.module.css'

/** The steps of the registration with open questions, and how many each has. Each leads back into the wizard. */
export function OpenSteps({ profile }: { profile: Profile }) {
  const { id, bnrId, basic } = profile
  const steps = wizardSteps
    .map((step, index) => ({
      title: step.title,
      number: index + 1,
      left: Object.keys(openOf(step, profile)).length,
    }))
    .filter(({ left }) => left > 0)
  if (steps.length === 0) return null
  return (
    <ul className={`${classes.missing} ${classes.steps}`} aria-label={t('What is missing')}>
      {steps.map(({ title, number, left }) => (
        <li key={title}>
          <Link to="/profile/register" state={{ draft: { id, bnrId, basic }, step: number, resume: true }}>
            {t('{step}: {count} left', { step: t(title), count: left })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
