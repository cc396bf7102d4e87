import { passwordEmpty } from '@bnr/contract/accounts/password'
import { wizardChange } from '@bnr/contract/profiles/endpoints'
import { type ProfileSections, type SectionName, sectionNames } from '@bnr/contract/profiles/profile'
import { broken } from '@bnr/contract/profiles/rule'
import type { WizardStep } from '@bnr/contract/profiles/steps'
import { tidy } from '@bnr/contract/profiles/tidy'
import type { z } from 'zod'
import type { FormErrors } from '../platform/formErrors.ts'
import { validate } from '../platform/validate.ts'
import { isEmpty } from '../profiles/fields/change.ts'

/** The values of a step's form: sections as in the profile, and the password, which belongs to no section. */
export type StepValues = ProfileSections & { password?: string | undefined }
export type StepChange = z.output<typeof wizardChange>

type Section = Record<string, unknown>

/** Returns this step's fields of a section: the answers, and null for saved answers that were removed. */
function changedFields(fields: readonly string[], values: Section, saved: Section): Section {
  return Object.fromEntries(
    fields
      .filter((field) => !isEmpty(values[field]) || !isEmpty(saved[field]))
      .map((field) => [field, isEmpty(values[field]) ? null : values[field]]),
  )
}

/** Returns what a step sends: only its own fields, without answers that no longer apply. */
export function changeOf(step: WizardStep, values: StepValues, saved: ProfileSections): StepChange {
  const tidied = tidy(values)
  const change = Object.entries(step.fields).map(([name, fields]) => {
    const section = name as SectionName
    return [
      section,
      changedFields(fields, (tidied[section] ?? {}) as Section, (saved[section] ?? {}) as Section),
    ]
  })
  return { ...Object.fromEntries(change), ...(values.password && { password: values.password }) }
}

export function withChange(saved: ProfileSections, change: StepChange): ProfileSections {
  const merged = sectionNames.map((name) => [name, { ...saved[name], ...change[name] }])
  return Object.fromEntries(merged)
}

export function errorsOfStep(
  step: WizardStep,
  values: StepValues,
  saved: ProfileSections,
  passwordNeeded: boolean,
): FormErrors {
  const change = changeOf(step, values, saved)
  return {
    ...(passwordNeeded && !values.password && { password: passwordEmpty }),
    ...validate(change, [], wizardChange),
    ...broken(step.rules, tidy(values)),
  }
}
