import { z } from '#schema'
import { password } from '../accounts/password.ts'
import { isoDate } from '../values.ts'
import { pick, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { genderByCreatedFor } from './gender.ts'

const { fields: onFirstForm } = pick(basicInfo, ['createdFor', 'gender', 'name', 'phone'])
const { fields: onStaffForm } = pick(basicInfo, ['contactPersonPhone', 'email', 'profileSource'])

const newBasicInfo = wire('Basic information of a new profile', {
  ...onFirstForm,
  ...onStaffForm,
  dateOfBirth: ['dob', isoDate('Select dob').optional(), basicInfo.fields.dateOfBirth[2]],
})

/** Adds the gender that created-for implies, so that requests can leave it out. */
function withImpliedGender(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const [createdFor, gender] = [newBasicInfo.fields.createdFor[0], newBasicInfo.fields.gender[0]]
  const relationship = (input as Record<string, unknown>)[createdFor]
  const implied = typeof relationship === 'string' && genderByCreatedFor[relationship]
  return implied ? { [gender]: implied, ...input } : input
}

/** The JSON Schema is set by hand, because zod would describe the codec's input as unknown. */
function withImplied() {
  const codec = z.codec(z.unknown(), newBasicInfo, {
    decode: withImpliedGender as never,
    encode: (value) => value,
  })
  codec._zod.toJSONSchema = () => z.toJSONSchema(newBasicInfo, { io: 'input', unrepresentable: 'any' })
  return codec
}

const { title, fields } = newBasicInfo
const basic = Object.assign(z.lazy(withImplied), { title, fields }) as unknown as typeof newBasicInfo

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
