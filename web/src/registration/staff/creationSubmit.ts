import { allInCreationWords, creationProblems } from '@bnr/contract/profiles/creation'
import { numberTaken } from '@bnr/contract/profiles/creationWords'
import { checkPhone, createProfile } from '@bnr/contract/profiles/endpoints'
import { type Registration, registration } from '@bnr/contract/profiles/registration'
import { call } from '../../platform/call.ts'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { firstIssues } from '../../platform/validate.ts'
import type { Phone } from '../../ui/fields/PhoneField.tsx'
import { firstBody, withoutUnaskedGender } from '../firstSubmit.ts'
import type { CreationAnswers } from './creationAnswers.ts'

function bodyOf({ basic, password, registeredOn }: CreationAnswers): Registration {
  const { dateOfBirth, contactPersonPhone, profileSource } = basic
  const address = basic.email.address.trim()
  const further = {
    ...firstBody({ basic }).basic,
    ...(dateOfBirth && { dateOfBirth }),
    ...(contactPersonPhone.number && { contactPersonPhone: { ...contactPersonPhone, type: 'M' } }),
    ...(address && { email: { address, type: 'P' } }),
    ...(profileSource && { profileSource }),
  }
  return {
    basic: further as Registration['basic'],
    ...(password && { password }),
    ...(registeredOn && { registeredOn }),
  }
}

/** Returns the messages that the server would give, also if somebody already has the number. */
export async function checkCreation(answers: CreationAnswers): Promise<FormErrors> {
  const body = bodyOf(answers)
  const issues = allInCreationWords(firstIssues(registration, body))
  const problems = withoutUnaskedGender(answers, { ...issues, ...creationProblems(body, new Date()) })
  const phone = 'basic.phone.number'
  if (phone in problems || !(await isTaken(answers.basic.phone))) return problems
  return { ...problems, [phone]: numberTaken }
}

const halfAMinute = 30_000

/** A failed check does not block the form, because the server checks again when it saves. */
const isTaken = ({ countryCode, number }: Phone): Promise<boolean> =>
  queryClient
    .fetchQuery({
      queryKey: ['phone taken', countryCode, number],
      staleTime: halfAMinute,
      queryFn: () => call(checkPhone, { query: { nu: number, cc: countryCode } }),
    })
    .then(
      ({ exists }) => exists,
      () => false,
    )

export async function create(answers: CreationAnswers): Promise<string> {
  const { bnrId } = await call(createProfile, { body: bodyOf(answers) })
  return bnrId
}

export const refusedCreation = (error: unknown): FormErrors => errorsOf(error, registration)
