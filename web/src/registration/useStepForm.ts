import { CallError } from '@bnr/contract/client'
import { saveStep, wizardChange } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type WizardStep, wizardSteps } from '@bnr/contract/profiles/steps'
import { useEffect, useState } from 'react'
import { errorsOf, type FormErrors } from '../platform/validate.ts'
import type { WholeForm } from '../profiles/fields/formAccess.ts'
import { useFormValues } from '../profiles/fields/useFormValues.ts'
import { callFor, type Draft } from './draft.ts'
import { initialValues } from './initialValues.ts'
import { rememberedPassword, rememberPassword } from './pendingPassword.ts'
import { changeOf, errorsOfStep, type StepValues, withChange } from './stepChange.ts'
import { type TypedSteps, withTyped } from './typed.ts'
import { keepSaved } from './useDraft.ts'

export interface StepOptions {
  draft: Draft
  /** One-based. */
  step: number
  saved: ProfileSections
  passwordSet: boolean
  typed: TypedSteps
  onSaved: (passwordSet: boolean) => void
}

/** What the questions of a step see of its form. */
export interface StepAccess extends WholeForm {
  values: StepValues
}

const firstStep = 1

/** One step of the wizard: its values, their check, and the way to the server. */
export function useStepForm(options: StepOptions) {
  const { step, saved, passwordSet, typed } = options
  const passwordNeeded = step === firstStep && !passwordSet
  const { access, setErrors } = useFormValues<StepValues>(() => openingOf(options))
  useEffect(() => void typed.set(step, access.values), [typed, step, access.values])

  /** Whether nothing speaks against sending; what does is shown. */
  function check(): boolean {
    const errors = errorsOfStep(definitionOf(step), access.values, saved, passwordNeeded)
    setErrors(errors)
    return Object.keys(errors).length === 0
  }
  return { access, check, ...useSave(options, access.values, setErrors) }
}

function openingOf({ draft, step, saved, typed }: StepOptions): StepValues {
  const opening = {
    ...initialValues(saved),
    ...(step === firstStep && { password: rememberedPassword(draft.bnrId) ?? '' }),
  }
  return withTyped(opening, typed.get(step), definitionOf(step))
}

const definitionOf = (step: number) => wizardSteps[step - 1] as WizardStep

function useSave(
  { draft, step, saved, typed, onSaved }: StepOptions,
  values: StepValues,
  setErrors: (errors: FormErrors) => void,
) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()

  /** False when the server has marked fields. */
  async function save(): Promise<boolean> {
    const change = changeOf(definitionOf(step), values, saved)
    setBusy(true)
    setFailure(undefined)
    try {
      await callFor(draft)(saveStep, { params: { id: draft.id }, body: change })
      if (change.password) rememberPassword(draft.bnrId, change.password)
      keepSaved(draft, withChange(saved, change))
      typed.delete(step)
      onSaved(Boolean(change.password))
      return true
    } catch (error) {
      const fields = error instanceof CallError ? errorsOf(error, wizardChange) : {}
      setErrors(fields)
      const isRefused = Object.keys(fields).length > 0
      if (!isRefused) setFailure(error as Error)
      return !isRefused
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, save }
}
