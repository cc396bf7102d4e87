import { defaultCountry, defaultState } from '@bnr/contract/profiles/address'
import { saveStep, wizardChange } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type WizardStep, wizardSteps } from '@bnr/contract/profiles/steps'
import { errorsOf } from '../platform/formErrors.ts'
import type { FormOptions } from '../ui/form/useForm.ts'
import { callFor, type Draft } from './draft.ts'
import { rememberedPassword, rememberPassword } from './pendingPassword.ts'
import { changeOf, errorsOfStep, type StepValues, withChange } from './stepChange.ts'
import { type TypedSteps, withTyped } from './typed.ts'
import { cacheDraft } from './useDraft.ts'

export interface StepOptions {
  draft: Draft
  /** One-based. */
  step: number
  saved: ProfileSections
  passwordSet: boolean
  typed: TypedSteps
  onSaved: (passwordSet: boolean) => void
}

const firstStep = 1

export function stepForm(options: StepOptions): FormOptions<StepValues> {
  const { draft, step, saved, passwordSet, typed, onSaved } = options
  const definition = wizardSteps[step - 1] as WizardStep
  return {
    initial: () => withTyped(openingOf(options), typed.get(step), definition),
    check: (values) => errorsOfStep(definition, values, saved, step === firstStep && !passwordSet),
    send: async (values) => {
      const change = changeOf(definition, values, saved)
      await callFor(draft)(saveStep, { params: { id: draft.id }, body: change })
      if (change.password) rememberPassword(draft.bnrId, change.password)
      cacheDraft(draft, withChange(saved, change))
      typed.delete(step)
      onSaved(Boolean(change.password))
    },
    refused: (error) => errorsOf(error, wizardChange),
  }
}

const openingOf = ({ draft, step, saved }: StepOptions): StepValues => ({
  ...initialValues(saved),
  ...(step === firstStep && { password: rememberedPassword(draft.bnrId) ?? '' }),
})

/** Returns the initial answers of a step: the draft, with the country and state where most families live. */
export function initialValues(saved: ProfileSections): StepValues {
  const home = { country: defaultCountry, state: defaultState }
  return {
    ...saved,
    basic: { ...saved.basic },
    religion: { ...saved.religion },
    family: { ...saved.family },
    professional: { ...saved.professional },
    location: { ...saved.location, current: saved.location?.current ?? home },
  }
}
