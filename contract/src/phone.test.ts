import { expect, test } from 'vitest'
import { contactPhone, hasValidLength, memberPhone } from './phone.ts'

const judged = (given: object) => memberPhone.safeParse(given)
const messageOf = (given: object, schema = memberPhone) => schema.safeParse(given).error?.issues[0]?.message

test('a mobile number is Indian and of kind M unless it says otherwise', () => {
  expect(judged({ nu: ' 9876543210 ' }).data).toEqual({
    countryCode: '91',
    number: '9876543210',
    type: 'M',
  })
  expect(judged({ cc: '971', nu: '501234567', pt: 'M' }).success).toBe(true)
  expect(judged({ nu: '9876543210', pt: 'L' }).success).toBe(false)
})

test.each([
  [{}, 'Enter mobile', 'Enter mobile no.'],
  [{ nu: ' ' }, 'Enter mobile', 'Enter mobile no.'],
  [{ nu: '123' }, 'Enter 10 digit mobile number', 'Enter valid 10 digit phone number'],
  [{ nu: '123456789012345' }, 'Enter 10 digit mobile number', 'Enter valid 10 digit phone number'],
  [{ nu: '98765x3210' }, 'Enter 10 digit mobile number', 'Enter valid 10 digit phone number'],
  [{ nu: '9876543210', cc: '12345' }, 'Select a country code', 'Select a country code'],
  [{ nu: '9876543210', cc: '+91' }, 'Select a country code', 'Select a country code'],
  [{ nu: '9876543210', cc: '91x' }, 'Select a country code', 'Select a country code'],
  [{ nu: '9876543210', cc: '' }, 'Select a country code', 'Select a country code'],
])('%j: "%s", of a contact "%s"', (given, ofMember, ofContact) => {
  expect(messageOf(given)).toBe(ofMember)
  expect(messageOf(given, contactPhone)).toBe(ofContact)
})

test.each(['1234', '12345678901234'])('%s may be a number somewhere', (nu) => {
  expect(judged({ cc: '1684', nu }).success).toBe(true)
})

test.each([
  ['91', '9876543210', true],
  ['91', '987654321', false],
  ['91', '98765432101', false],
  [undefined, '987654321', false],
  [undefined, '9876543210', true],
  ['971', '501234567', true],
])('+%s %s has the length of its country: %s', (countryCode, number, valid) => {
  expect(hasValidLength({ countryCode, number })).toBe(valid)
})
