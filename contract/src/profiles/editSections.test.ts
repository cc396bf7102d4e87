import { expect, test } from 'vitest'
import { brokenByChange, rulesOf } from './editChecks.ts'
import { editSectionNames } from './editHeadings.ts'
import { editSections, savedMessage, sectionOfPath } from './editSections.ts'
import { pathsOf } from './fieldNames.ts'
import { type ProfileSections, sectionNames, sections } from './profile.ts'
import { broken } from './rule.ts'

const today = new Date('2026-03-01T00:00:00Z')
const errorsIn = (name: keyof typeof editSections, profile: object) =>
  broken(rulesOf(editSections[name]), profile as ProfileSections, { today })

/** Fields that the server computes or that staff change in the admin block. */
const notEdited = [
  'basic.genderLabel',
  'basic.createdBy',
  'basic.createdByLabel',
  'basic.ageYears',
  'basic.ageMonths',
  'basic.profileSource',
  'basic.demiseDateLabel',
]

test('each field of a profile is edited in one section or listed here as not edited', () => {
  const all = sectionNames.flatMap((name) =>
    Object.keys(sections[name][1].fields).map((field) => `${name}.${field}`),
  )
  const edited = editSectionNames.flatMap((name) => pathsOf(editSections[name].fields))
  expect([...edited, ...notEdited].sort()).toEqual(all.sort())
})

test.each([
  ['basic', {}, 'basic.createdFor', 'Select Profile for'],
  ['basic', { basic: { createdFor: 'Friend' } }, 'basic.gender', 'Select Gender'],
  ['basic', {}, 'basic.name', 'Enter name'],
  ['basic', {}, 'basic.phone.number', 'Enter mobile'],
  ['basic', {}, 'basic.dateOfBirth', 'Select dob'],
  ['basic', {}, 'basic.height.feet', 'Select height'],
  ['basic', {}, 'basic.weight', 'Select weight'],
  ['basic', { basic: { maritalStatus: 'Divorced' } }, 'basic.childCount', 'Select No. of Children'],
  [
    'basic',
    { basic: { maritalStatus: 'Divorced', marriageYear: 2019, divorceYear: 2018 } },
    'basic.divorceYear',
    'The divorce cannot be earlier than the marriage',
  ],
  [
    'basic',
    { basic: { maritalStatus: 'Divorced', marriageYear: 2027 } },
    'basic.marriageYear',
    'Select a year',
  ],
  [
    'basic',
    { basic: { maritalStatus: 'Widow / Widower', demiseDate: '2026-03-02' } },
    'basic.demiseDate',
    'Select a date that has passed',
  ],
  ['family', {}, 'family.fatherName', "Enter father's name"],
  ['family', {}, 'family.motherName', "Enter mother's name"],
  ['family', {}, 'family.fatherOccupation', "Select father's occupation"],
  ['family', {}, 'family.motherOccupation', "Select mother's occupation"],
  [
    'family',
    { family: { siblings: { brothers: 1, marriedBrothers: 2 } } },
    'family.siblings.marriedBrothers',
    'Number of brothers should be greater than married brothers',
  ],
  [
    'family',
    { family: { siblings: { marriedSisters: 1 } } },
    'family.siblings.marriedSisters',
    'Number of sisters should be greater than married sisters',
  ],
  [
    'basicPreference',
    { basicPreference: { age: { from: 30, to: 25 } } },
    'basicPreference.age.to',
    'From value should be less than To value',
  ],
  [
    'basicPreference',
    { basicPreference: { age: { to: 20 } } },
    'basicPreference.age.to',
    'From value should be less than To value',
  ],
  [
    'basicPreference',
    { basicPreference: { height: { from: { feet: 5, inches: 8 }, to: { feet: 5, inches: 2 } } } },
    'basicPreference.height.to',
    'From value should be less than To value',
  ],
  [
    'professionalPreference',
    { professionalPreference: { income: { from: 500_000, to: 300_000 } } },
    'professionalPreference.income.to',
    'From value should be less than To value',
  ],
] as const)('section %s of %o has at %s the message "%s"', (section, profile, path, message) => {
  expect(errorsIn(section, profile)[path]).toBe(message)
})

test.each([
  [
    'family',
    { family: { siblings: { brothers: 2, marriedBrothers: 2 } } },
    'family.siblings.marriedBrothers',
  ],
  ['basicPreference', { basicPreference: { age: { from: 25, to: 25 } } }, 'basicPreference.age.to'],
  ['basicPreference', { basicPreference: { age: { from: 40 } } }, 'basicPreference.age.to'],
  ['basic', { basic: { maritalStatus: 'Annulled' } }, 'basic.childCount'],
  ['basic', { basic: { maritalStatus: 'Divorced', childStatus: 'n' } }, 'basic.childCount'],
] as const)('section %s of %o has no message at %s', (section, profile, path) => {
  expect(errorsIn(section, profile)).not.toHaveProperty([path])
})

test('a change reports errors of its own fields and errors it causes in their section, but no older ones', () => {
  const check = (change: ProfileSections, before: ProfileSections) =>
    brokenByChange(change, before, { basic: { ...before.basic, ...change.basic } }, { today })
  const draft: ProfileSections = { basic: { maritalStatus: 'Never Married' } }
  expect(check({ basic: { caste: 'Nadar' } }, draft)).toEqual({})
  expect(check({ basic: { weight: null } }, draft)).toEqual({ 'basic.weight': 'Select weight' })
  expect(check({ basic: { maritalStatus: 'Divorced' } }, draft)).toEqual({
    'basic.childCount': 'Select No. of Children',
  })
})

test('after saving, one section has its own message, and several sections have that of the profile', () => {
  expect(savedMessage({ basic: { aboutMe: 'Hello' } })).toBe('Your Profile Detail has been updated')
  expect(savedMessage({ basic: { weight: 60 } })).toBe('Your Basic Details has been updated')
  expect(savedMessage({ family: { type: 'Nuclear Family' } })).toBe('Your Family Details has been updated')
  expect(savedMessage({ religion: { church: null } })).toBe('Your Religious Details has been updated.')
  expect(savedMessage({ basic: { email: null }, location: { citizenOf: 'India' } })).toBe(
    'Your Contact Detail has been updated',
  )
  expect(savedMessage({ professional: {} })).toBe('Your Profile Detail has been updated')
  expect(savedMessage({ lifestyle: { music: [] } })).toBe('Your LifeStyle Details has been updated')
  expect(savedMessage({ basicPreference: { castes: [] }, religiousPreference: { denominations: [] } })).toBe(
    'Your Basic Preference has been updated',
  )
  expect(savedMessage({ basic: { weight: 60 }, family: { type: 'Joint Family' } })).toBe(
    'Your Profile Detail has been updated',
  )
})

test.each([
  ['basic.height.feet', 'basic'],
  ['basic.aboutMe', 'about'],
  ['location.current.city', 'contact'],
  ['religiousPreference.denominations', 'basicPreference'],
  ['basic.ageYears', undefined],
])('%s is edited in %s', (path, section) => {
  expect(sectionOfPath(path)).toBe(section)
})
