import { wizardSteps } from '@bnr/contract/profiles/steps'
import { useEffect, useRef, useState } from 'react'
import fields from '../profiles/fields/fields.module.css'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { t } from '../ui/translation.ts'
import { WizardProgress } from '../ui/WizardProgress.tsx'
import { DraftFailure } from './DraftFailure.tsx'
import type { Draft } from './draft.ts'
import { PortraitScene } from './PortraitScene.tsx'
import { StepForm } from './StepForm.tsx'
import { stepQuestions } from './stepQuestions.tsx'
import type { TypedSteps } from './typed.ts'
import { useDraft } from './useDraft.ts'
import { VerifyStep } from './VerifyStep.tsx'
import classes from './Wizard.module.css'

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

const blurbs = {
  bride: {
    title: 'Register your daughter or sister',
    text: 'Families read a profile carefully before they call. A few honest words about her, her faith and her home help the right family find her.',
  },
  groom: {
    title: 'Register your son or brother',
    text: 'Families read a profile carefully before they call. A few honest words about him, his faith and his work help the right family find him.',
  },
} as const

/** A picture and a short text next to the questions. On a phone, only the first step shows the full text. */
function WizardPanel({ basic, brief }: Pick<Draft, 'basic'> & { brief: boolean }) {
  const who = isForBride(basic) ? 'bride' : 'groom'
  return (
    <aside className={classes.panel}>
      <ArchedFrame ratio="4 / 5" gilded>
        <PortraitScene of={who} />
      </ArchedFrame>
      <div>
        <p className={classes.blurbTitle}>{t(blurbs[who].title)}</p>
        <p className={`${classes.blurb} ${brief ? classes.later : ''}`}>{t(blurbs[who].text)}</p>
      </div>
    </aside>
  )
}

/** True for Daughter and Sister, and for a woman registered as Myself, Relative or Friend. */
export function isForBride({ createdFor, gender }: Draft['basic']): boolean {
  if (createdFor === 'Daughter' || createdFor === 'Sister') return true
  return ['Myself', 'Relative', 'Friend'].includes(createdFor ?? '') && gender === 'f'
}
