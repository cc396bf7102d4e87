import { errors } from '@bnr/contract/errors'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import classes from './FullViewNotice.module.css'
import { useFullViewStep } from './fullView.ts'
import { NextStep } from './NextStep.tsx'

/** Says why a member sees no more than guests do, and what to do next. */
export function FullViewNotice() {
  const step = useFullViewStep()
  if (!step) return null
  return (
    <Surface as="section" compact className={classes.notice} aria-label={t('See full profiles')}>
      <p>{t(errors[step].message)}</p>
      <NextStep step={step} />
    </Surface>
  )
}
