import { expect, test } from 'vitest'
import { asksMarital, maritalFieldNames, occupationDetailLabel } from './conditions.ts'
import type { ProfileSections } from './profile.ts'
import { tidy } from './tidy.ts'

test.each([
  ['Never Married', []],
  ['Divorced', ['divorceMonth', 'divorceYear', 'separationReason', 'childStatus', 'childCount']],
  ['Annulled', ['divorceMonth', 'divorceYear', 'separationReason']],
  ['Awaiting Divorce', ['separationReason', 'childStatus', 'childCount']],
  ['Separated', ['childStatus', 'childCount']],
  ['Widow / Widower', ['demiseDate', 'childStatus', 'childCount']],
])('these fields apply to %s, besides the marriage itself: %o', (maritalStatus, expected) => {
  const always = ['marriageMonth', 'marriageYear', 'livedTogetherYears', 'livedTogetherMonths']
  const applicable = maritalFieldNames.filter((field) => asksMarital({ basic: { maritalStatus } }, field))
  expect(applicable).toEqual(
    [...(maritalStatus === 'Never Married' ? [] : always), ...expected].sort(byTable),
  )
})

const byTable = (a: string, b: string) =>
  maritalFieldNames.indexOf(a as never) - maritalFieldNames.indexOf(b as never)

const cases: [string, ProfileSections, ProfileSections][] = [
  [
    'sets the gender that created-for implies',
    { basic: { createdFor: 'Son', gender: 'f' } },
    { basic: { createdFor: 'Son', gender: 'm' } },
  ],
  [
    'clears the marriage of members who never married',
    { basic: { maritalStatus: 'Never Married', childCount: '2', marriageYear: 2010 } },
    { basic: { maritalStatus: 'Never Married' } },
  ],
  [
    'sets the number of children to 0 if there are none',
    { basic: { maritalStatus: 'Divorced', childStatus: 'n', childCount: '2' } },
    { basic: { maritalStatus: 'Divorced', childStatus: 'n', childCount: '0' } },
  ],
  [
    'sets the child status to none if the number is 0',
    { basic: { maritalStatus: 'Divorced', childStatus: 'w', childCount: '0' } },
    { basic: { maritalStatus: 'Divorced', childStatus: 'n', childCount: '0' } },
  ],
  [
    'clears children and date of demise of an annulled marriage',
    { basic: { maritalStatus: 'Annulled', childCount: '1', childStatus: 'w', demiseDate: '2020-01-01' } },
    { basic: { maritalStatus: 'Annulled' } },
  ],
  [
    'clears the profession of a homemaker',
    { family: { motherOccupation: 'Homemaker', motherOccupationDetail: 'x' } },
    { family: { motherOccupation: 'Homemaker' } },
  ],
  [
    'clears the income of a student',
    { professional: { occupation: 'Student', annualIncome: { from: 1 } } },
    { professional: { occupation: 'Student' } },
  ],
  [
    'clears occupation, employer and income of a member who is not working',
    { professional: { employmentType: 'Not Working', occupation: 'Nurse', company: 'A', designation: 'B' } },
    { professional: { employmentType: 'Not Working', occupation: 'Not Working' } },
  ],
  [
    'clears the details of work of a member who is not working',
    {
      professional: {
        employmentType: 'Not Working',
        occupation: 'Not Working',
        occupationDetail: 'A',
        designation: 'B',
        company: 'C',
        annualIncome: { from: 1 },
      },
    },
    { professional: { employmentType: 'Not Working', occupation: 'Not Working' } },
  ],
  [
    'keeps a gender that created-for does not imply',
    { basic: { createdFor: 'Friend', gender: 'f' } },
    { basic: { createdFor: 'Friend', gender: 'f' } },
  ],
  [
    'keeps the detail of a father’s business and clears that of a homemaker mother',
    {
      family: {
        fatherOccupation: 'Business',
        fatherOccupationDetail: 'Bakery',
        motherOccupation: 'Homemaker',
        motherOccupationDetail: 'x',
      },
    },
    {
      family: {
        fatherOccupation: 'Business',
        fatherOccupationDetail: 'Bakery',
        motherOccupation: 'Homemaker',
      },
    },
  ],
  [
    'keeps states and districts of chosen countries and states',
    { locationPreference: { countries: ['India'], states: ['Kerala'], districts: ['Kottayam'] } },
    { locationPreference: { countries: ['India'], states: ['Kerala'], districts: ['Kottayam'] } },
  ],
  [
    'keeps the preference about children if divorced members are acceptable',
    { basicPreference: { maritalStatuses: ['Divorced'], childStatuses: ['n'] } },
    { basicPreference: { maritalStatuses: ['Divorced'], childStatuses: ['n'] } },
  ],
  [
    'clears the preference about children if only never married members are acceptable',
    { basicPreference: { maritalStatuses: ['Never Married'], childStatuses: ['n'] } },
    { basicPreference: { maritalStatuses: ['Never Married'] } },
  ],
  [
    'keeps the preference about children if widowed members are acceptable',
    { basicPreference: { maritalStatuses: ['Never Married', 'Widow / Widower'], childStatuses: ['n'] } },
    { basicPreference: { maritalStatuses: ['Never Married', 'Widow / Widower'], childStatuses: ['n'] } },
  ],
  [
    'clears the states if any country is acceptable',
    { locationPreference: { countries: ['Any'], states: ['Kerala'], districts: ['Kottayam'] } },
    { locationPreference: { countries: ['Any'] } },
  ],
  [
    'clears the districts if any state is acceptable',
    { locationPreference: { countries: ['India'], states: [], districts: ['Kottayam'] } },
    { locationPreference: { countries: ['India'], states: [] } },
  ],
]

test.each(cases)('%s', (_, profile, expected) => {
  expect(tidy(profile)).toEqual(expected)
  expect(tidy(expected)).toEqual(expected)
})

test.each([
  ['Retired', 'Retired as'],
  ['Business', 'Business'],
  ['Teacher / Lecturer', 'Profession'],
  ['Not Employed', undefined],
  ['Homemaker', undefined],
])('the detail of the occupation %s is labelled %s', (occupation, label) => {
  expect(occupationDetailLabel(occupation)).toBe(label)
})
