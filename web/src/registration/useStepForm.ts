import { CallError } from '@bnr/contract/client'
import { saveStep, wizardChange } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type WizardStep, wizardSteps } from '@bnr/contract/profiles/steps'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { callWithToken } from '../platform/call.ts'
import { errorsOf } from '../platform/validate.ts'
import type { Draft } from './draft.ts'
import { initialValues } from './initialValues.ts'
import { rememberedPassword, rememberPassword } from './pendingPassword.ts'
import { changeOf, errorsOfStep, type StepValues, withChange } from './stepChange.ts'
import { keepSaved } from './useDraft.ts'

export interface StepOptions {
  draft: Draft
  /** One-based. */
  step: number
  saved: ProfileSections
  passwordSet: boolean
  onSaved: (passwordSet: boolean) => void
}

/** What the questions of a step see of its form. Paths are readable names, e.g. 'basic.motherTongue'. */
export interface StepAccess {
  values: StepValues
  errorAt: (...paths: string[]) => string | undefined
  set: (path: string, value: unknown) => void
}

const firstStep = 1

/** One step of the wizard: its values, their check, and the way to the server. */
export function useStepForm({ draft, step, saved, passwordSet, onSaved }: StepOptions) {
  const definition = wizardSteps[step - 1] as WizardStep
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const passwordNeeded = step === firstStep && !passwordSet
  const form = useForm<StepValues>({
    initialValues: {
      ...initialValues(saved),
      ...(step === firstStep && { password: rememberedPassword(draft.bnrId) ?? '' }),
    },
    validate: (values) => errorsOfStep(definition, values, saved, passwordNeeded),
  })

  const access: StepAccess = {
    values: form.values,
    errorAt: (...paths) => paths.map((path) => form.errors[path]).find(Boolean) as string | undefined,
    set: (path, value) => {
      form.setFieldValue(path, value as never)
      for (const error of Object.keys(form.errors)) if (error.startsWith(path)) form.clearFieldError(error)
    },
  }

  async function save(values: StepValues) {
    const change = changeOf(definition, values, saved)
    setBusy(true)
    setFailure(undefined)
    try {
      await callWithToken(draft.token)(saveStep, { params: { id: draft.id }, body: change })
      if (change.password) rememberPassword(draft.bnrId, change.password)
      keepSaved(draft, withChange(saved, change))
      onSaved(Boolean(change.password))
    } catch (error) {
      const fields = error instanceof CallError ? errorsOf(error, wizardChange) : {}
      form.setErrors(fields)
      if (Object.keys(fields).length === 0) setFailure(error as Error)
      return Object.keys(fields).length === 0
    } finally {
      setBusy(false)
    }
    return true
  }

  return { access, busy, failure, form, save }
}
