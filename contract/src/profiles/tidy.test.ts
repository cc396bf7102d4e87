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
])('of %s is asked, beyond the marriage itself: %o', (maritalStatus, expected) => {
  const always = ['marriageMonth', 'marriageYear', 'livedTogetherYears', 'livedTogetherMonths']
  const asked = maritalFieldNames.filter((field) => asksMarital({ basic: { maritalStatus } }, field))
  expect(asked).toEqual([...(maritalStatus === 'Never Married' ? [] : always), ...expected].sort(byTable))
})

const byTable = (one: string, other: string) =>
  maritalFieldNames.indexOf(one as never) - maritalFieldNames.indexOf(other as never)

const cases: [string, ProfileSections, ProfileSections][] = [
  [
    'the gender follows from whom the profile is for',
    { basic: { createdFor: 'Son', gender: 'f' } },
    { basic: { createdFor: 'Son', gender: 'm' } },
  ],
  [
    'who never married has no marriage',
    { basic: { maritalStatus: 'Never Married', childCount: '2', marriageYear: 2010 } },
    { basic: { maritalStatus: 'Never Married' } },
  ],
  [
    'no children are none of their number',
    { basic: { maritalStatus: 'Divorced', childStatus: 'n', childCount: '2' } },
    { basic: { maritalStatus: 'Divorced', childStatus: 'n', childCount: '0' } },
  ],
  [
    'a number of none is nowhere',
    { basic: { maritalStatus: 'Divorced', childStatus: 'w', childCount: '0' } },
    { basic: { maritalStatus: 'Divorced', childStatus: 'n', childCount: '0' } },
  ],
  [
    'an annulled marriage has neither children nor a date of demise',
    { basic: { maritalStatus: 'Annulled', childCount: '1', childStatus: 'w', demiseDate: '2020-01-01' } },
    { basic: { maritalStatus: 'Annulled' } },
  ],
  [
    'a homemaker has no profession',
    { family: { motherOccupation: 'Homemaker', motherOccupationDetail: 'x' } },
    { family: { motherOccupation: 'Homemaker' } },
  ],
  [
    'a student has no income',
    { professional: { occupation: 'Student', annualIncome: { from: 1 } } },
    { professional: { occupation: 'Student' } },
  ],
  [
    'who is not employed has no other occupation, employer or income',
    { professional: { employmentType: 'Not Working', occupation: 'Nurse', company: 'A', designation: 'B' } },
    { professional: { employmentType: 'Not Working', occupation: 'Not Working' } },
  ],
  [
    'who does not work has no detail of work either',
    {
      professional: {
        ...{
          employmentType: 'Not Working',
          occupation: 'Not Working',
          occupationDetail: 'A',
          designation: 'B',
        },
        ...{ company: 'C', annualIncome: { from: 1 } },
      },
    },
    { professional: { employmentType: 'Not Working', occupation: 'Not Working' } },
  ],
  [
    'who chooses the gender keeps it',
    { basic: { createdFor: 'Friend', gender: 'f' } },
    { basic: { createdFor: 'Friend', gender: 'f' } },
  ],
  [
    'a father with a trade keeps its name, and the mother beside him loses hers',
    {
      family: {
        ...{ fatherOccupation: 'Business', fatherOccupationDetail: 'Bakery' },
        ...{ motherOccupation: 'Homemaker', motherOccupationDetail: 'x' },
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
    'chosen countries and states keep what was chosen within them',
    { locationPreference: { countries: ['India'], states: ['Kerala'], districts: ['Kottayam'] } },
    { locationPreference: { countries: ['India'], states: ['Kerala'], districts: ['Kottayam'] } },
  ],
  [
    'a preference for the divorced may speak of children',
    { basicPreference: { maritalStatuses: ['Divorced'], childStatuses: ['n'] } },
    { basicPreference: { maritalStatuses: ['Divorced'], childStatuses: ['n'] } },
  ],
  [
    'a preference for the never married alone says nothing of children',
    { basicPreference: { maritalStatuses: ['Never Married'], childStatuses: ['n'] } },
    { basicPreference: { maritalStatuses: ['Never Married'] } },
  ],
  [
    'a preference for the widowed may',
    { basicPreference: { maritalStatuses: ['Never Married', 'Widow / Widower'], childStatuses: ['n'] } },
    { basicPreference: { maritalStatuses: ['Never Married', 'Widow / Widower'], childStatuses: ['n'] } },
  ],
  [
    'any country means any state',
    { locationPreference: { countries: ['Any'], states: ['Kerala'], districts: ['Kottayam'] } },
    { locationPreference: { countries: ['Any'] } },
  ],
  [
    'any state means any city',
    { locationPreference: { countries: ['India'], states: [], districts: ['Kottayam'] } },
    { locationPreference: { countries: ['India'], states: [] } },
  ],
]

test.each(cases)('%s', (_, given, expected) => {
  expect(tidy(given)).toEqual(expected)
  expect(tidy(expected)).toEqual(expected)
})

test.each([
  ['Retired', 'Retired as'],
  ['Business', 'Business'],
  ['Teacher / Lecturer', 'Profession'],
  ['Not Employed', undefined],
  ['Homemaker', undefined],
])('beside %s stands %s', (occupation, label) => {
  expect(occupationDetailLabel(occupation)).toBe(label)
})
