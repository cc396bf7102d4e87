import { errors } from '@bnr/contract/errors'
import { indianDay } from '@bnr/contract/indianDay'
import { allInCreationWords, creationProblems, inCreationWords } from '@bnr/contract/profiles/creation'
import { checkPhone, createProfile } from '@bnr/contract/profiles/endpoints'
import { type Registration, registration } from '@bnr/contract/profiles/registration'
import { call } from '../../platform/call.ts'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { firstIssues } from '../../platform/validate.ts'
import type { Phone } from '../../ui/fields/PhoneField.tsx'
import { type FirstAnswers, noAnswers } from '../FirstForm.tsx'
import { firstBody, ofWhatIsAsked } from '../firstSubmit.ts'

/** By the names that the profile has for them. */
export interface CreationAnswers {
  basic: FirstAnswers['basic'] & {
    dateOfBirth: string
    contactPersonPhone: Phone
    email: { address: string }
    profileSource: string
  }
  password: string
  registeredOn: string
}

export const emptyCreation = (): CreationAnswers => ({
  basic: {
    ...noAnswers.basic,
    dateOfBirth: '',
    contactPersonPhone: noAnswers.basic.phone,
    email: { address: '' },
    profileSource: '',
  },
  password: '',
  registeredOn: indianDay(new Date()),
})

export const isBegun = (answers: CreationAnswers): boolean =>
  JSON.stringify(answers) !== JSON.stringify(emptyCreation())

/** What is sent: nothing stands for what was not answered. */
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

/** What the server would say, whether somebody has the number already included. */
export async function checkCreation(answers: CreationAnswers): Promise<FormErrors> {
  const body = bodyOf(answers)
  const issues = allInCreationWords(firstIssues(registration, body))
  const problems = ofWhatIsAsked(answers, { ...issues, ...creationProblems(body, new Date()) })
  const phone = 'basic.phone.number'
  if (phone in problems || !(await isTaken(answers.basic.phone))) return problems
  return { ...problems, [phone]: numberTaken }
}

export const numberTaken = inCreationWords(errors.phone_exists.message)

const halfAMinute = 30_000

/** The server has the last word as it saves, so a check that fails holds nobody up. */
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

/** The BNR ID of the profile that was made. */
export async function create(answers: CreationAnswers): Promise<string> {
  const { bnrId } = await call(createProfile, { body: bodyOf(answers) })
  return bnrId
}

export const refusedCreation = (error: unknown): FormErrors => errorsOf(error, registration)
