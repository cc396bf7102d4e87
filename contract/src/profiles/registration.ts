import type { z } from '#schema'
import { password } from '../accounts/password.ts'
import { isoDate } from '../values.ts'
import { pick, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { genderByCreatedFor } from './gender.ts'

const { fields: onFirstForm } = pick(basicInfo, ['createdFor', 'gender', 'name', 'phone'])
const { fields: onStaffForm } = pick(basicInfo, ['contactPersonPhone', 'email', 'profileSource'])

const { createdFor, gender, dateOfBirth } = basicInfo.fields

const basic = wire(
  'Basic information of a new profile',
  {
    ...onFirstForm,
    ...onStaffForm,
    dateOfBirth: ['dob', isoDate('Select dob').optional(), dateOfBirth[2]],
  },
  withImpliedGender,
)

/** Adds the gender that created-for implies, so that requests can leave it out. */
function withImpliedGender(sent: Record<string, unknown>): Record<string, unknown> {
  const relationship = sent[createdFor[0]]
  const implied = typeof relationship === 'string' && genderByCreatedFor[relationship]
  return implied ? { [gender[0]]: implied, ...sent } : sent
}

/**
 * A new profile. The first form of a visitor sends created-for, gender, name and mobile number, and the wizard asks for the
 * rest. The form of staff sends more at once, and requires a birth date and a password.
 */
export const registration = wire('Registration', {
  basic: [
    'bi',
    basic,
    'Created for, gender, name and mobile number; from staff also birth date, second number, e-mail and source',
  ],
  password: ['pwd', password.optional(), 'First password of the account; staff only'],
  registeredOn: [
    'rdt',
    isoDate('Select registration date').optional(),
    'Day on which the family registered, today by default; staff only',
  ],
})
export type Registration = z.output<typeof registration>

/** Fields that only staff can send, by readable path. */
export const staffAnswers = [
  'basic.dateOfBirth',
  'basic.contactPersonPhone',
  'basic.email',
  'basic.profileSource',
  'password',
  'registeredOn',
]
