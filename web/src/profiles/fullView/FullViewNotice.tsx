import { errors } from '@bnr/contract/errors'
import { Notice } from '../../ui/Notice.tsx'
import { t } from '../../ui/translation.ts'
import { useFullViewStep } from './fullView.ts'
import { NextStep } from './NextStep.tsx'

/** Says why a member sees no more than guests do, and what to do next. */
export function FullViewNotice() {
  const step = useFullViewStep()
  if (!step) return null
  return (
    <Notice label={t('See full profiles')} text={t(errors[step].message)}>
      <NextStep step={step} />
    </Notice>
  )
}
