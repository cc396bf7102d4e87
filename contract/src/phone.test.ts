import { expect, test } from 'vitest'
import { contactPhone, hasValidLength, memberPhone } from './phone.ts'

const parsed = (input: object) => memberPhone.safeParse(input)
const messageOf = (input: object, schema = memberPhone) => schema.safeParse(input).error?.issues[0]?.message

test('a mobile number is Indian and of type M by default', () => {
  expect(parsed({ nu: ' 9876543210 ' }).data).toEqual({
    countryCode: '91',
    number: '9876543210',
    type: 'M',
  })
  expect(parsed({ cc: '971', nu: '501234567', pt: 'M' }).success).toBe(true)
  expect(parsed({ nu: '9876543210', pt: 'L' }).success).toBe(false)
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
])('the number %j gets "%s", of a contact person "%s"', (input, ofMember, ofContact) => {
  expect(messageOf(input)).toBe(ofMember)
  expect(messageOf(input, contactPhone)).toBe(ofContact)
})

test.each(['1234', '12345678901234'])('accepts %s as a number in another country', (nu) => {
  expect(parsed({ cc: '1684', nu }).success).toBe(true)
})

test.each([
  ['91', '9876543210', true],
  ['91', '987654321', false],
  ['91', '98765432101', false],
  [undefined, '987654321', false],
  [undefined, '9876543210', true],
  ['971', '501234567', true],
])('whether +%s %s has the length of its country: %s', (countryCode, number, valid) => {
  expect(hasValidLength({ countryCode, number })).toBe(valid)
})
