import { wizardChange } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { registration } from '@bnr/contract/profiles/registration'
import { contactRules, personalRules, registrationRules } from '@bnr/contract/profiles/rules'
import { describe, expect, it } from 'vitest'
import { validate } from './validate.ts'

const first = (basic: object) =>
  validate({ basic: basic as ProfileSections['basic'] }, registrationRules, registration)
const phone = (countryCode: string, number: string) => ({ countryCode, number, type: 'M' as const })

describe('the first form', () => {
  it.each([
    [
      { phone: phone('91', '') },
      { createdFor: 'Select Profile for', name: 'Enter name', 'phone.number': 'Enter mobile' },
    ],
    [
      { createdFor: 'Myself', name: 'A', phone: phone('91', '12345') },
      {
        gender: 'Select Gender',
        name: 'Enter name',
        'phone.number': 'Enter 10 digit mobile number',
      },
    ],
    [{ createdFor: 'Son', gender: 'm', name: 'Abel', phone: phone('971', '501234567') }, {}],
    [{ createdFor: 'Son', gender: 'm', name: 'Abel', phone: phone('91', '9123456780') }, {}],
  ])('checks %o and finds %o', (basic, expected) => {
    const byPath = Object.entries(expected).map(([path, message]) => [`basic.${path}`, message])
    expect(first(basic)).toMatchObject(Object.fromEntries(byPath))
    if (byPath.length === 0) expect(first(basic)).toEqual({})
  })
})

describe('a step of the wizard', () => {
  const today = new Date('2026-06-15T00:00:00Z')
  const age = (gender: 'f' | 'm', dateOfBirth: string) =>
    validate({ basic: { gender, dateOfBirth } }, personalRules, wizardChange, today)['basic.dateOfBirth']

  it.each([
    ['f', '2008-06-16', 'Age must be greater than 18 years'],
    ['f', '2008-06-15', undefined],
    ['m', '2005-06-16', 'Age must be greater than 21 years'],
    ['m', '2005-06-15', undefined],
  ] as const)('checks the age of %s born on %s', (gender, birth, message) => {
    expect(age(gender, birth)).toBe(message)
  })

  it('reports what is wrong with single fields', () => {
    const values = { basic: { email: { address: 'anna@', type: 'P' as const } }, password: 'short' }
    const found = validate(values, [], wizardChange)
    expect(found).toEqual({
      'basic.email.address': 'Invalid email',
      password: 'Password should contain 6 - 10 characters, atleast 1 number & 1 letter',
    })
  })

  it.each([
    ['Retired', 'Enter Retired as'],
    ['Business', 'Enter Business'],
    ['Farmer / Planter', 'Enter Profession'],
    ['Not Employed', undefined],
  ])('asks the %s father for %s', (fatherOccupation, message) => {
    const found = validate({ family: { fatherOccupation } }, contactRules, wizardChange)
    expect(found['family.fatherOccupationDetail']).toBe(message)
  })
})
