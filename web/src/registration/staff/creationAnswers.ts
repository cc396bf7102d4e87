import { indianDay } from '@bnr/contract/indianDay'
import type { Phone } from '../../ui/fields/PhoneField.tsx'
import { type FirstAnswers, noAnswers } from '../firstAnswers.ts'

/** Uses the field names of the profile. */
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

export const hasAnswers = (answers: CreationAnswers): boolean =>
  JSON.stringify(answers) !== JSON.stringify(emptyCreation())
