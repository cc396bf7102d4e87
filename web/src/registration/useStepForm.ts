import { CallError } from '@bnr/contract/client'
import { saveStep, wizardChange } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections, SectionName } from '@bnr/contract/profiles/profile'
import { type WizardStep, wizardSteps } from '@bnr/contract/profiles/steps'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { errorsOf, type FormErrors } from '../platform/validate.ts'
import { callFor, type Draft } from './draft.ts'
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
export function useStepForm(options: StepOptions) {
  const { draft, step, saved, passwordSet } = options
  const passwordNeeded = step === firstStep && !passwordSet
  const form = useForm<StepValues>({
    initialValues: {
      ...initialValues(saved),
      ...(step === firstStep && { password: rememberedPassword(draft.bnrId) ?? '' }),
    },
    validate: (values) => errorsOfStep(definitionOf(step), values, saved, passwordNeeded),
  })
  const access: StepAccess = {
    values: form.values,
    errorAt: (...paths) => paths.map((path) => form.errors[path]).find(Boolean) as string | undefined,
    set: (path, value) => {
      form.setFieldValue(path, value as never)
      for (const error of Object.keys(form.errors)) if (error.startsWith(path)) form.clearFieldError(error)
    },
  }
  return { access, form, ...useSave(options, form.setErrors) }
}

const definitionOf = (step: number) => wizardSteps[step - 1] as WizardStep

function useSave({ draft, step, saved, onSaved }: StepOptions, setErrors: (errors: FormErrors) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()

  /** False when the server has marked fields. */
  async function save(values: StepValues): Promise<boolean> {
    const change = changeOf(definitionOf(step), values, saved)
    setBusy(true)
    setFailure(undefined)
    try {
      await callFor(draft)(saveStep, { params: { id: draft.id }, body: change })
      if (change.password) rememberPassword(draft.bnrId, change.password)
      keepSaved(draft, withChange(saved, change))
      onSaved(Boolean(change.password))
      return true
    } catch (error) {
      const fields = error instanceof CallError ? errorsOf(error, wizardChange) : {}
      const marked = Object.keys(fields).some((path) => asksFor(definitionOf(step), path))
      if (marked) setErrors(fields)
      else setFailure(error as Error)
      return !marked
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, save }
}

/** Whether a field stands in the form of this step, so that its message can be seen there. */
function asksFor({ fields }: WizardStep, path: string): boolean {
  const [section, field] = path.split('.') as [SectionName, string | undefined]
  return path === 'password' || Boolean(field && fields[section]?.includes(field))
}
