import { type ComponentType, useEffect } from 'react'
import { useIsShown } from '../platform/useIsShown.ts'
import fields from '../profiles/fields/fields.module.css'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import { BackButton } from './BackButton.tsx'
import { DraftFailure } from './DraftFailure.tsx'
import type { StepValues } from './stepChange.ts'
import { type StepOptions, stepForm } from './stepForm.ts'
import classes from './Wizard.module.css'

export interface QuestionsProps {
  form: FormAccess<StepValues>
}

export function StepForm({
  Questions,
  onBack,
  ...options
}: StepOptions & { Questions: ComponentType<QuestionsProps>; onBack: () => void }) {
  const { draft, step, typed, onSaved } = options
  const isShown = useIsShown()
  // Somebody who has gone back or left the page stays there when a late reply arrives.
  const advance = (passwordSet: boolean) => isShown.current && onSaved(passwordSet)
  const form = useForm(stepForm({ ...options, onSaved: advance }))
  useEffect(() => void typed.set(step, form.values), [typed, step, form.values])
  return (
    <Form
      form={form}
      className={fields.form}
      messages={fields.messages}
      failure={(error) => <DraftFailure draft={draft} error={error} onRetry={() => void form.submit()} />}
      actions={
        <div className={classes.actions}>
          <SubmitButton form={form} label={step === 4 ? t('Save') : t('Continue')} />
          {step > 1 && <BackButton onBack={onBack} />}
        </div>
      }
    >
      <Questions form={form} />
    </Form>
  )
}
