import { wizardSteps } from '@bnr/contract/profiles/steps'
import { useEffect, useRef, useState } from 'react'
import fields from '../profiles/fields/fields.module.css'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { t } from '../ui/translation.ts'
import { WizardProgress } from '../ui/WizardProgress.tsx'
import { DraftFailure } from './DraftFailure.tsx'
import type { Draft } from './draft.ts'
import { StepForm } from './StepForm.tsx'
import { stepQuestions } from './stepQuestions.tsx'
import type { TypedSteps } from './typed.ts'
import { useDraft } from './useDraft.ts'
import { VerifyStep } from './VerifyStep.tsx'
import classes from './Wizard.module.css'
import { WizardPanel } from './WizardPanel.tsx'

export interface WizardProps {
  draft: Draft
  passwordSet: boolean
  /** One-based. */
  step: number
  onSaved: (passwordSet: boolean) => void
  onBack: () => void
}

export function Wizard({ draft, passwordSet, step, onSaved, onBack }: WizardProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const [typed] = useState<TypedSteps>(() => new Map())
  const shown = wizardSteps[step - 1] ?? wizardSteps[0]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is a new page to its reader
  useEffect(() => {
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <div className={classes.page}>
      <WizardPanel basic={draft.basic} brief={step > 1} />
      <div className={classes.sheet}>
        <p className={classes.id}>{t('Your BNR ID - {id}', { id: draft.bnrId })}</p>
        <WizardProgress
          steps={wizardSteps.map((one) => t(one.title))}
          current={step}
          completion={shown?.completion ?? 0}
        />
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          {t(shown?.title ?? '')}
        </h1>
        <StepContent
          draft={draft}
          passwordSet={passwordSet}
          step={step}
          typed={typed}
          onSaved={onSaved}
          onBack={onBack}
        />
      </div>
    </div>
  )
}

function StepContent({ draft, onBack, ...options }: WizardProps & { typed: TypedSteps }) {
  const saved = useDraft(draft)
  const { step } = options
  const Questions = stepQuestions[step - 1]
  if (!Questions) return <VerifyStep draft={draft} onBack={onBack} />
  if (saved.data) {
    return (
      <StepForm
        key={step}
        {...options}
        draft={draft}
        Questions={Questions}
        onBack={onBack}
        saved={saved.data}
      />
    )
  }
  if (saved.error) {
    return (
      <div role="alert" className={fields.messages}>
        <DraftFailure draft={draft} error={saved.error} onRetry={saved.retry} />
      </div>
    )
  }
  return <CardSkeletonList count={2} />
}
