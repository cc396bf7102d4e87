import { CallError } from '@bnr/contract/client'
import { errors } from '@bnr/contract/errors'
import { checkPhone, createProfile } from '@bnr/contract/profiles/endpoints'
import { type Gender, genderByCreatedFor } from '@bnr/contract/profiles/gender'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { type Registration, registration } from '@bnr/contract/profiles/registration'
import { registrationRules } from '@bnr/contract/profiles/rules'
import { callAsGuest } from '../platform/call.ts'
import { errorsOf, type FormErrors } from '../platform/formErrors.ts'
import { queryClient } from '../platform/queryClient.ts'
import { validate } from '../platform/validate.ts'
import { countryCodeChoice, settingChoice } from '../reference/choices.ts'
import { lists } from '../reference/lists.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import type { Draft } from './draft.ts'
import type { FirstAnswers } from './firstAnswers.ts'
import { asksGender } from './firstLists.ts'

/** Separate from the form, because this file brings the contract's schemas with it. */
export async function loadFirstLists() {
  const [createdFors, genders, countryCodes] = await Promise.all([
    queryClient.fetchQuery(lists.setting('createdFors')),
    queryClient.fetchQuery(lists.setting('genders')),
    queryClient.fetchQuery(lists.countryCodes()),
  ])
  return {
    createdFors: createdFors.map(settingChoice),
    genders: genders.map(settingChoice),
    countryCodes: countryCodes.map(countryCodeChoice),
  }
}

/** Returns the request body. Fills in a gender that follows from the first answer. */
export function firstBody({ basic: { createdFor, gender, name, phone } }: FirstAnswers): ProfileSections {
  const knownGender = genderByCreatedFor[createdFor] ?? (gender as Gender | null)
  return {
    basic: {
      ...(createdFor && { createdFor }),
      ...(knownGender && { gender: knownGender }),
      name: name.trim(),
      phone: { ...phone, type: 'M' },
    },
  }
}

export const checkFirstForm = (answers: FirstAnswers): FormErrors =>
  withoutUnaskedGender(answers, validate(firstBody(answers), registrationRules, registration))

/** Removes the error about the gender while the form does not ask for it. */
export function withoutUnaskedGender(answers: FirstAnswers, errors: FormErrors): FormErrors {
  const { [genderField]: gender, ...others } = errors
  return { ...(gender && asksGender(answers.basic.createdFor) && { [genderField]: gender }), ...others }
}

const genderField = 'basic.gender'

const { phone_exists: known } = errors

/** Refuses a registered number before it creates anything. */
export async function register(answers: FirstAnswers): Promise<Draft> {
  const { countryCode, number } = answers.basic.phone
  const { exists } = await callAsGuest(checkPhone, { query: { nu: number, cc: countryCode } })
  if (exists) throw new CallError(known.status, { code: 'phone_exists', message: known.message })
  const body = firstBody(answers) as Registration
  const { token, ...registered } = await callAsGuest(createProfile, { body })
  toastSuccess(t('Created successfully'))
  return { ...registered, ...(token && { token }), basic: body.basic }
}

export function refusedFields(error: unknown): FormErrors {
  const isKnown = error instanceof CallError && error.code === 'phone_exists'
  return { ...(isKnown && { 'basic.phone.number': known.message }), ...errorsOf(error, registration) }
}
