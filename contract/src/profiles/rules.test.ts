import { expect, test } from 'vitest'
import { occupationDetailLabel } from './conditions.ts'
import { hasContactDetails } from './freeText.ts'
import { broken } from './rule.ts'
import {
  contactRules,
  personalRules,
  physicalAndFamilyRules,
  professionalRules,
  registrationRules,
} from './rules.ts'
import { firstOpenStep, missingForReview, touchedSteps, wizardSteps } from './steps.ts'
import { tidy } from './tidy.ts'

const today = new Date('2026-03-01T00:00:00Z')
const check = (rules: Parameters<typeof broken>[0], profile: object) =>
  broken(rules, profile as never, { today })

test('the first form asks for gender only once created-for is chosen', () => {
  expect(check(registrationRules, {})).not.toHaveProperty('basic.gender')
  expect(check(registrationRules, { basic: { createdFor: 'Friend' } })).toMatchObject({
    'basic.gender': 'Select Gender',
  })
})

test.each([
  ['91', '0123456789', 'There is no such mobile number'],
  ['91', '1123456789', 'There is no such mobile number'],
  ['91', '5123456789', 'There is no such mobile number'],
  ['91', '6123456789', undefined],
  ['91', '51234', 'Enter 10 digit mobile number'],
  ['971', '501234567', undefined],
])('the first form checks the number +%s %s', (countryCode, number, message) => {
  const found = check(registrationRules, { basic: { phone: { countryCode, number } } })
  expect(found['basic.phone.number']).toBe(message)
})

test.each([
  ['f', '2008-03-01', undefined],
  ['f', '2008-03-02', 'Age must be greater than 18 years'],
  ['m', '2005-03-01', undefined],
  ['m', '2005-03-02', 'Age must be greater than 21 years'],
])('checks the age of gender %s born on %s', (gender, dateOfBirth, message) => {
  expect(check(personalRules, { basic: { gender, dateOfBirth } })['basic.dateOfBirth']).toBe(message)
})

test('asks for children only if the member was married before', () => {
  const children = (maritalStatus: string) =>
    check(physicalAndFamilyRules, { basic: { maritalStatus } })['basic.childCount']
  expect(children('Never Married')).toBeUndefined()
  expect(children('Divorced')).toBe('Select No. of Children')
})

test.each([
  ['Not Working', {}],
  ['Student', {}],
  [
    'Nurse',
    {
      'professional.annualIncome.from': 'Select annual income',
      'location.current.country': 'Select current location',
    },
  ],
])('asks for income and place only of members who earn: %s', (occupation, expected) => {
  const found = check(professionalRules, { professional: { education: { degree: 'B.Sc.' }, occupation } })
  expect(found).toEqual(expected)
})

test('asks for income and place while no occupation is chosen', () => {
  const found = check(professionalRules, { location: { current: { country: 'India' } } })
  expect(Object.values(found)).toEqual([
    'Select education',
    'Select occupation',
    'Select annual income',
    'Select state',
    'Select City',
  ])
})

test('asks for the state and the city only in countries with lists of them', () => {
  const found = (country: string) =>
    check(professionalRules, { professional: { occupation: 'Nurse' }, location: { current: { country } } })
  expect(found('India')).toMatchObject({
    'location.current.state': 'Select state',
    'location.current.city': 'Select City',
  })
  expect(found('Kuwait')).toMatchObject({ 'location.current.state': 'Select state' })
  expect(found('Kuwait')).not.toHaveProperty('location.current.city')
  expect(found('Nepal')).not.toHaveProperty('location.current.state')
})

test.each([
  ['Retired', 'Retired as', 'Enter Retired as'],
  ['Business', 'Business', 'Enter Business'],
  ['Professional', 'Profession', 'Enter Profession'],
  ['Not Employed', undefined, undefined],
])('labels and requires the detail of a father’s occupation: %s', (fatherOccupation, label, message) => {
  expect(occupationDetailLabel(fatherOccupation)).toBe(label)
  expect(check(contactRules, { family: { fatherOccupation } })['family.fatherOccupationDetail']).toBe(message)
})

test('tidying sets the implied gender and clears what no longer applies', () => {
  const tidied = tidy({
    basic: { createdFor: 'Son', gender: 'f', maritalStatus: 'Never Married', childCount: '2' },
    family: { motherOccupation: 'Homemaker', motherOccupationDetail: 'x' },
    professional: { occupation: 'Student', annualIncome: { from: 1 } },
  })
  expect(tidied).toEqual({
    basic: { createdFor: 'Son', gender: 'm', maritalStatus: 'Never Married' },
    family: { motherOccupation: 'Homemaker' },
    professional: { occupation: 'Student' },
  })
})

test('wizard steps have milestones, and a change touches the steps of its fields', () => {
  expect(wizardSteps.map(({ completion }) => completion)).toEqual([15, 30, 50, 70, 80])
  expect(touchedSteps({ basic: { weight: 60 } }).map(({ title }) => title)).toEqual(['Family Details'])
  expect(firstOpenStep({}, { today })).toBe(1)
  expect(Object.keys(missingForReview({}, { today })).length).toBeGreaterThan(15)
})

test.each([
  ['Born in 1998, 5 feet 4, two brothers', false],
  ['He studied from 2014 - 2018 at Loyola.', false],
  ['Call me: 98765 43210', true],
  ['nine 9-8-7-6-5-4-3-2-1-0', true],
  ['write to anna (at) mail (dot) com', true],
  ['www.example.org/anna', true],
  ['find me on annamary.com', true],
  ['I completed B.Com. and M.Com. in Chennai.In Sundays I sing', false],
])('whether "%s" contains contact details: %s', (text, found) => {
  expect(hasContactDetails(text)).toBe(found)
})
