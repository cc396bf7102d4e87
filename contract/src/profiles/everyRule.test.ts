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
const said = (rules: readonly Rule[], path: string, profile: object) => check(rules, profile)[path]

const drafts = [
  {},
  ...[{ basic: {} }, { family: {} }, { location: {} }, { professional: {} }, { basicPreference: {} }],
  ...[{ professionalPreference: {} }, { locationPreference: {} }, { family: { siblings: {} } }],
]

test.each(drafts)('every rule and question can be asked of a draft that says no more than %j', (draft) => {
  const rules = [...registrationRules, ...editRules, ...everyChangeRules, genderRule]
  for (const { when, holds } of [...rules, ...wizardSteps.flatMap((step) => step.rules)]) {
    expect(() => [when?.(draft), holds(draft, { today })]).not.toThrow()
  }
  const asked = [wasMarried, asksChildCount, works, earns, asksState, asksCity, asksChildPreference].map(
    (ask) => ask(draft),
  )
  expect(asked).toEqual([false, false, true, true, false, false, true])
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
])('%j counts as given: %s', (value, given) => {
  expect(isGiven(value)).toBe(given)
})

test('a rule that is asked without a day takes today', () => {
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
])('registering with %j: "%s"', (profile, message) => {
  expect(said(registrationRules, 'basic.phone.number', profile)).toBe(message)
})

const contact = (number: string) => ({
  basic: { contactPersonPhone: { countryCode: '91', number, type: 'M' } },
})
test.each([
  [contact('9876543210'), undefined],
  [contact('98765'), 'Enter valid 10 digit phone number'],
])('the contact person’s number %j: "%s"', (profile, message) => {
  expect(said(contactRules, 'basic.contactPersonPhone.number', profile)).toBe(message)
})

test.each([
  ['2026-03-01', 'Age must be greater than 18 years'],
  ['2008-03-01', undefined],
  ['1925-02-28', 'Select a birth date of the last 100 years'],
  ['1925-03-01', 'Select a birth date of the last 100 years'],
  ['1925-03-02', undefined],
])('a girl born on %s: "%s"', (dateOfBirth, message) => {
  expect(said(ageRules, 'basic.dateOfBirth', { basic: { gender: 'f', dateOfBirth } })).toBe(message)
})

const at = (place: string, postalCode: string, country?: string) => ({
  location: { [place]: { postalCode, ...(country ? { country } : {}) } },
})
test.each(['current', 'permanent'])('a pincode of the %s address has six digits in India', (place) => {
  const path = `location.${place}.postalCode`
  for (const code of ['12345', '1234567', '023456', 'abc', '60 0020', 'x600020', '600020x'])
    expect([code, said(everyChangeRules, path, at(place, code))]).toEqual([code, 'Enter a 6 digit pincode'])
  for (const code of ['600020', '100000'])
    expect(said(everyChangeRules, path, at(place, code, 'India'))).toBeUndefined()
  expect(said(everyChangeRules, path, at(place, 'SW1A 1AA', 'United Kingdom'))).toBeUndefined()
  expect(said(everyChangeRules, path, { location: { [place]: { country: 'India' } } })).toBeUndefined()
})

test('what a change leaves as it was is not judged again', () => {
  const [old, other] = [at('current', '123'), at('current', '1234')]
  expect(brokenByAnyChange(old as never, old as never, { today })).toEqual({})
  expect(brokenByAnyChange(old as never, other as never, { today })).toEqual({
    'location.current.postalCode': 'Enter a 6 digit pincode',
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
] as const)('for a %s the gender %s is refused: %s', (createdFor, gender, refused) => {
  const message = 'The gender follows from Profile for. Change that first'
  expect(check([genderRule], { basic: { createdFor, gender } })).toEqual(
    refused ? { 'basic.gender': message } : {},
  )
})
