import { expect, test } from 'vitest'
import {
  firstOpenStep,
  missingForReview,
  openOf,
  touchedSteps,
  type WizardStep,
  wizardSteps,
} from './steps.ts'

const today = new Date('2026-03-01T00:00:00Z')
const step = (title: string) => wizardSteps.find((candidate) => candidate.title === title) as WizardStep
const missing = (title: string, profile = {}) => openOf(step(title), profile, { today })

/** Written by hand from specification 1, sections 2 and 5: title, milestone, and the messages of the empty step. */
const wizard = [
  [
    'Personal Details',
    15,
    {
      'basic.dateOfBirth': 'Select birth date',
      'religion.denomination': 'Select denomination',
      'religion.spirituality': 'Select spirituality',
      'basic.motherTongue': 'Select mother tongue',
    },
  ],
  [
    'Family Details',
    30,
    {
      'basic.maritalStatus': 'Select marital status',
      'basic.height.feet': 'Select height',
      'basic.weight': 'Select weight',
      'family.status': 'Select family status',
      'family.type': 'Select family type',
      'family.values': 'Select family values',
      'basic.bodyType': 'Select body type',
    },
  ],
  [
    'Education & Occupation',
    50,
    {
      'professional.education.degree': 'Select education',
      'professional.occupation': 'Select occupation',
      'professional.annualIncome.from': 'Select annual income',
      'location.current.country': 'Select current location',
    },
  ],
  [
    'Contact Information',
    70,
    {
      'family.fatherName': "Enter father's name",
      'family.fatherOccupation': "Select father's occupation",
      'family.motherName': "Enter mother's name",
      'family.motherOccupation': "Select mother's occupation",
      'basic.contactPersonName': 'Enter contact person name',
      'basic.contactRelationship': 'Select contact person relationship',
    },
  ],
  ['Verify Mobile Number', 80, {}],
] as const

test('the wizard has these steps, milestones and required fields', () => {
  expect(wizardSteps.map(({ title, completion }) => [title, completion, missing(title)])).toEqual(wizard)
  expect(missingForReview({}, { today })).toEqual(
    Object.assign({}, ...wizard.map(([, , messages]) => messages)),
  )
})

test('only the wizard requires the contact person’s number', () => {
  const [rule] = step('Contact Information').rules.filter(
    ({ path }) => path === 'basic.contactPersonPhone.number',
  )
  expect(rule?.message).toBe('Enter mobile no.')
  const short = { basic: { contactPersonPhone: { countryCode: '91', number: '12345', type: 'M' } } }
  expect(missing('Contact Information', short)['basic.contactPersonPhone.number']).toBe(
    'Enter valid 10 digit phone number',
  )
})

const details = {
  'family.fatherOccupationDetail': 'Enter Retired as',
  'family.motherOccupationDetail': 'Enter Profession',
}
test('a parent’s occupation requires its detail', () => {
  const family = { fatherOccupation: 'Retired', motherOccupation: 'Teacher / Lecturer' }
  expect(missing('Contact Information', { family })).toMatchObject(details)
  const detailed = { ...family, fatherOccupationDetail: 'Headmaster', motherOccupationDetail: 'Teacher' }
  expect(
    Object.keys(missing('Contact Information', { family: detailed })).filter((path) => path in details),
  ).toEqual([])
})

const children = 'childStatus childCount marriageMonth marriageYear divorceMonth divorceYear'
const parent = (name: string) =>
  ['Name', 'Occupation', 'OccupationDetail', 'NativeState', 'NativeCity']
    .map((part) => `${name}${part}`)
    .join(' ')

test.each([
  ['Personal Details', 'basic', 'dateOfBirth motherTongue email'],
  ['Personal Details', 'religion', 'denomination spirituality'],
  ['Family Details', 'basic', `maritalStatus height weight bodyType ${children}`],
  ['Family Details', 'family', 'status type values'],
  ['Education & Occupation', 'professional', 'education occupation annualIncome'],
  ['Education & Occupation', 'location', 'current'],
  ['Contact Information', 'basic', 'contactPersonName contactRelationship contactPersonPhone'],
  ['Contact Information', 'family', `${parent('father')} ${parent('mother')}`],
  [undefined, 'basic', 'name phone caste aboutMe'],
  [undefined, 'family', 'aboutFamily siblings'],
])('step %s contains these fields of %s: %s', (title, section, fields) => {
  for (const field of fields.split(' ')) {
    const touched = touchedSteps({ [section]: { [field]: null } })
    expect([field, ...touched.map((touchedStep) => touchedStep.title)]).toEqual(
      title ? [field, title] : [field],
    )
  }
})

test('a change can touch several steps', () => {
  const change = { basic: { weight: 50 }, family: { motherName: 'Mary' } }
  expect(touchedSteps(change).map(({ title }) => title)).toEqual(['Family Details', 'Contact Information'])
  expect(touchedSteps({})).toEqual([])
})

test('finds the first incomplete step, or the last one if all are complete', () => {
  const personal = {
    basic: { gender: 'f', dateOfBirth: '1998-01-01', motherTongue: 'Tamil' },
    religion: { denomination: 'CSI', spirituality: 'Born Again' },
  }
  expect(firstOpenStep({}, { today })).toBe(1)
  expect(firstOpenStep(personal as never, { today })).toBe(2)
  const whole = {
    ...personal,
    basic: {
      ...personal.basic,
      maritalStatus: 'Never Married',
      height: { feet: 5, inches: 0 },
      weight: 50,
      bodyType: 'Slim',
      contactPersonName: 'Raj',
      contactRelationship: 'Father',
    },
    family: {
      status: 'Middle Class',
      type: 'Joint Family',
      values: 'Orthodox',
      fatherName: 'Raj',
      fatherOccupation: 'Not Employed',
      motherName: 'Mary',
      motherOccupation: 'Homemaker',
    },
    professional: { education: { degree: 'B.Sc.' }, occupation: 'Student' },
  }
  expect(firstOpenStep(whole as never, { today })).toBe(5)
  expect(missingForReview(whole as never, { today })).toEqual({})
})
