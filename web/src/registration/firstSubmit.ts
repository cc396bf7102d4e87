import { CallError } from '@bnr/contract/client'
import { errors as known } from '@bnr/contract/errors'
import { type Gender, genderByCreatedFor } from '@bnr/contract/profiles/basic'
import { checkPhone, createProfile } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { registration } from '@bnr/contract/profiles/registration'
import { registrationRules } from '@bnr/contract/profiles/rules'
import type { z } from 'zod'
import { callAsGuest } from '../platform/call.ts'
import { queryClient } from '../platform/queryClient.ts'
import { errorsOf, type FormErrors, validate } from '../platform/validate.ts'
import { countryCodeChoice, settingChoice } from '../reference/choices.ts'
import { lists } from '../reference/lists.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { translate } from '../ui/translation.ts'
import type { Draft } from './draft.ts'
import type { FirstFormErrors, FirstFormValues } from './FirstForm.tsx'

/** What the first form needs once it is used: apart, because it brings the contract's schemas with it. */
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

type Registration = z.output<typeof registration>

function bodyOf({ createdFor, gender, name, phone }: FirstFormValues): ProfileSections {
  const told = genderByCreatedFor[createdFor] ?? (gender as Gender | null)
  return {
    basic: {
      ...(createdFor && { createdFor }),
      ...(told && { gender: told }),
      name: name.trim(),
      phone: { ...phone, type: 'M' },
    },
  }
}

const asked = [
  'basic.createdFor',
  'basic.gender',
  'basic.name',
  'basic.phone.number',
  'basic.phone.countryCode',
]

function fieldErrors(found: FormErrors): FirstFormErrors {
  const phone = found['basic.phone.number'] ?? found['basic.phone.countryCode']
  const byField = {
    createdFor: found['basic.createdFor'],
    gender: found['basic.gender'],
    name: found['basic.name'],
    phone,
    other: Object.entries(found).find(([path]) => !asked.includes(path))?.[1],
  }
  return Object.fromEntries(Object.entries(byField).filter(([, message]) => message))
}

export function checkFirstForm(values: FirstFormValues): FirstFormErrors {
  return fieldErrors(validate(bodyOf(values), registrationRules, registration))
}

/** Registers, or tells by field what stands against it; any other failure is thrown. */
export async function submitFirstForm(values: FirstFormValues): Promise<Draft | FirstFormErrors> {
  const found = checkFirstForm(values)
  if (Object.keys(found).length > 0) return found
  const { countryCode, number } = values.phone
  const { exists } = await callAsGuest(checkPhone, { query: { nu: number, cc: countryCode } })
  if (exists) return { phone: known.phone_exists.message }
  const body = bodyOf(values) as Registration
  try {
    const registered = await callAsGuest(createProfile, { body })
    toastSuccess(translate('Created successfully'))
    return { ...registered, basic: body.basic }
  } catch (error) {
    const refused = error instanceof CallError ? fieldErrors(errorsOf(error, registration)) : {}
    if (Object.keys(refused).length === 0) throw error
    return refused
  }
}

const blurredMobile = 'Enter mobile number'

/** What leaving a field says about it; the number has words of its own there. */
export function blurMessage(field: keyof FirstFormValues, values: FirstFormValues): string | undefined {
  const message = checkFirstForm(values)[field]
  return message && field === 'phone' ? blurredMobile : message
}
