import { z } from '#schema'
import { password } from '../accounts/password.ts'
import { isoDate } from '../values.ts'
import { pick, wire } from '../wire.ts'
import { basicInfo } from './basic.ts'
import { genderByCreatedFor } from './gender.ts'

const { fields: onFirstForm } = pick(basicInfo, ['createdFor', 'gender', 'name', 'phone'])
const { fields: onStaffForm } = pick(basicInfo, ['contactPersonPhone', 'email', 'profileSource'])

const asked = wire('Basic information of a new profile', {
  ...onFirstForm,
  ...onStaffForm,
  dateOfBirth: ['dob', isoDate('Select dob').optional(), basicInfo.fields.dateOfBirth[2]],
})

/** What created-for implies need not be said: it stands there before anything is judged. */
function withImpliedGender(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const [createdFor, gender] = [asked.fields.createdFor[0], asked.fields.gender[0]]
  const whom = (given as Record<string, unknown>)[createdFor]
  const implied = typeof whom === 'string' && genderByCreatedFor[whom]
  return implied ? { [gender]: implied, ...given } : given
}

/** In the documentation it is what is asked; zod itself knows nothing of what comes before a codec's decoding. */
function withImplied() {
  const codec = z.codec(z.unknown(), asked, { decode: withImpliedGender as never, encode: (given) => given })
  codec._zod.toJSONSchema = () => z.toJSONSchema(asked, { io: 'input', unrepresentable: 'any' })
  return codec
}

const { title, fields } = asked
const basic = Object.assign(z.lazy(withImplied), { title, fields }) as unknown as typeof asked

/**
 * A new profile. The first form of a visitor sends whom it is for, gender, name and mobile number, and the rest follows step
 * by step; the form of staff sends more at once, and asks for a birth date and a password.
 */
export const registration = wire('Registration', {
  basic: [
    'bi',
    basic,
    'Created for, gender, name and mobile number; by staff also birth date, second number, e-mail, source',
  ],
  password: ['pwd', password.optional(), 'First password of the account; by staff'],
  registeredOn: [
    'rdt',
    isoDate('Select registration date').optional(),
    'Day on which the family registered, today unless given; by staff',
  ],
})
export type Registration = z.output<typeof registration>

/** What staff alone may say, by readable path. */
export const staffAnswers = [
  ...['basic.dateOfBirth', 'basic.contactPersonPhone', 'basic.email', 'basic.profileSource'],
  ...['password', 'registeredOn'],
]
