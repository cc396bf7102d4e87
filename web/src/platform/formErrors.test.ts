import { CallError } from '@bnr/contract/client'
import { wizardChange } from '@bnr/contract/profiles/endpoints'
import { expect, it } from 'vitest'
import { errorsOf } from './formErrors.ts'

it('maps the fields of a refusal to the paths of the form', () => {
  const reply = {
    code: 'invalid_input',
    message: 'x',
    fields: { 'bi.ph.nu': 'taken', 'li.ca.co': 'y', pwd: 'z' },
  }
  expect(errorsOf(new CallError(400, reply), wizardChange)).toEqual({
    'basic.phone.number': 'taken',
    'location.current.country': 'y',
    password: 'z',
  })
})

it('returns nothing when the refusal names no fields, or no answer came', () => {
  expect(errorsOf(new CallError(409, { code: 'staff_exists', message: 'Taken' }), wizardChange)).toEqual({})
  expect(errorsOf(new TypeError('Failed to fetch'), wizardChange)).toEqual({})
})
