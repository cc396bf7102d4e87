import type { ComponentType, FormEvent } from 'react'
import { useRef } from 'react'
import { FormMessages } from '../profiles/fields/FormMessages.tsx'
import fields from '../profiles/fields/fields.module.css'
import { Button } from '../ui/Button.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { useTranslation } from '../ui/translation.ts'
import { BackButton } from './BackButton.tsx'
import { DraftFailure } from './DraftFailure.tsx'
import { type StepAccess, type StepOptions, useStepForm } from './useStepForm.ts'
import classes from './Wizard.module.css'

export interface QuestionsProps {
  form: StepAccess
}

/** The frame of a step: its questions, what went wrong, and the way on. Nothing typed is lost by a failure. */
export function StepForm({
  Questions,
  onBack,
  ...options
}: StepOptions & { Questions: ComponentType<QuestionsProps>; onBack: () => void }) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const { access, busy, check, failure, save } = useStepForm(options)
  const showErrors = () => element.current && focusFirstError(element.current)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!check() || !(await save())) showErrors()
  }

  return (
    <form ref={element} noValidate className={fields.form} onSubmit={submit}>
      <Questions form={access} />
      <FormMessages form={access} />
      {failure && <DraftFailure draft={options.draft} error={failure} onRetry={() => void save()} />}
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {options.step === 4 ? t('Save') : t('Continue')}
        </Button>
        {options.step > 1 && <BackButton onBack={onBack} />}
      </div>
    </form>
  )
}
