import { expect, test } from 'vitest'
import {
  asksChildCount,
  asksChildPreference,
  asksCity,
  asksMarital,
  asksState,
  earns,
  impliedGender,
  wasMarried,
  works,
} from './conditions.ts'
import { editRules } from './editRules.ts'
import { brokenByAnyChange, everyChangeRules, genderRule } from './everyChange.ts'
import { broken, isGiven, type Rule } from './rule.ts'
import { ageRules, contactRules, registrationRules } from './rules.ts'
import { wizardSteps } from './steps.ts'
import { tidy } from './tidy.ts'

const today = new Date('2026-03-01T00:00:00Z')
const check = (rules: readonly Rule[], profile: object) => broken(rules, profile as never, { today })
const messageAt = (rules: readonly Rule[], path: string, profile: object) => check(rules, profile)[path]

const drafts = [
  {},
  { basic: {} },
  { family: {} },
  { location: {} },
  { professional: {} },
  { basicPreference: {} },
  { professionalPreference: {} },
  { locationPreference: {} },
  { family: { siblings: {} } },
]

test.each(drafts)('every rule and condition works for a draft with only %j', (draft) => {
  const rules = [...registrationRules, ...editRules, ...everyChangeRules, genderRule]
  for (const { when, holds } of [...rules, ...wizardSteps.flatMap((step) => step.rules)]) {
    expect(() => [when?.(draft), holds(draft, { today })]).not.toThrow()
  }
  const results = [wasMarried, asksChildCount, works, earns, asksState, asksCity, asksChildPreference].map(
    (condition) => condition(draft),
  )
  expect(results).toEqual([false, false, true, true, false, false, true])
  expect(asksMarital(draft, 'childCount')).toBe(false)
  expect(impliedGender(draft)).toBeUndefined()
  expect(tidy(draft)).toEqual(draft)
})

test.each([
  ['', false],
  [null, false],
  [undefined, false],
  [[], false],
  [['x'], true],
  [0, true],
  [false, true],
  ['x', true],
])('whether %j counts as an answer: %s', (value, expected) => {
  expect(isGiven(value)).toBe(expected)
})

test('rules use today unless they get another day', () => {
  expect(broken(ageRules, { basic: { gender: 'f', dateOfBirth: '1990-01-01' } })).toEqual({})
})

const phone = (number: string, countryCode = '91') => ({
  basic: { phone: { countryCode, number, type: 'M' } },
})
test.each([
  [phone('9876543210'), undefined],
  [phone('987654321'), 'Enter 10 digit mobile number'],
  [phone('501234567', '971'), undefined],
  [phone(''), 'Enter mobile'],
  [{ basic: {} }, 'Enter mobile'],
])('a registration with %j gets the message "%s"', (profile, message) => {
  expect(messageAt(registrationRules, 'basic.phone.number', profile)).toBe(message)
})

const contact = (number: string) => ({
  basic: { contactPersonPhone: { countryCode: '91', number, type: 'M' } },
})
test.each([
  [contact('9876543210'), undefined],
  [contact('98765'), 'Enter valid 10 digit phone number'],
])('the contact person’s number %j gets the message "%s"', (profile, message) => {
  expect(messageAt(contactRules, 'basic.contactPersonPhone.number', profile)).toBe(message)
})

test.each([
  ['2026-03-01', 'Age must be greater than 18 years'],
  ['2008-03-01', undefined],
  ['1925-02-28', 'Select a birth date of the last 100 years'],
  ['1925-03-01', 'Select a birth date of the last 100 years'],
  ['1925-03-02', undefined],
])('a girl born on %s gets the message "%s"', (dateOfBirth, message) => {
  expect(messageAt(ageRules, 'basic.dateOfBirth', { basic: { gender: 'f', dateOfBirth } })).toBe(message)
})

const at = (place: string, postalCode: string, country?: string) => ({
  location: { [place]: { postalCode, ...(country ? { country } : {}) } },
})
test.each(['current', 'permanent'])('an Indian pincode of the %s address must have six digits', (place) => {
  const path = `location.${place}.postalCode`
  for (const code of ['12345', '1234567', '023456', 'abc', '60 0020', 'x600020', '600020x'])
    expect([code, messageAt(everyChangeRules, path, at(place, code))]).toEqual([
      code,
      'Enter a 6 digit postal code',
    ])
  for (const code of ['600020', '100000'])
    expect(messageAt(everyChangeRules, path, at(place, code, 'India'))).toBeUndefined()
  expect(messageAt(everyChangeRules, path, at(place, 'SW1A 1AA', 'United Kingdom'))).toBeUndefined()
  expect(messageAt(everyChangeRules, path, { location: { [place]: { country: 'India' } } })).toBeUndefined()
})

test('a change is not refused for a value that it does not change', () => {
  const [old, other] = [at('current', '123'), at('current', '1234')]
  expect(brokenByAnyChange(old as never, old as never, { today })).toEqual({})
  expect(brokenByAnyChange(old as never, other as never, { today })).toEqual({
    'location.current.postalCode': 'Enter a 6 digit postal code',
  })
})

test.each([
  ['Son', 'f', true],
  ['Daughter', 'm', true],
  ['Brother', 'f', true],
  ['Sister', 'm', true],
  ['Son', 'm', false],
  ['Sister', 'f', false],
  ['Friend', 'f', false],
  ['Son', undefined, false],
] as const)('whether the gender of a %s can be %s is refused: %s', (createdFor, gender, refused) => {
  const message = 'The gender follows from Profile for. Change that first'
  expect(check([genderRule], { basic: { createdFor, gender } })).toEqual(
    refused ? { 'basic.gender': message } : {},
  )
})
