import { neverMarried } from '@bnr/contract/profiles/conditions'
import { everyField, listAt } from '@bnr/contract/profiles/fields'
import { genderByCreatedFor, genders } from '@bnr/contract/profiles/gender'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { configurationNames, preferenceLists, settingNames } from '@bnr/contract/reference/names'
import { any } from '@bnr/contract/search/defaults'
import { expect, test } from 'vitest'
import type { List } from './list.ts'
import { isListName, type ListName, lists } from './lists.ts'

const everyList: [string, List][] = Object.entries(lists)
const labelsOf = (name: ListName) => lists[name].entries.map(({ label }) => label)

test.each(everyList)('%s has tidy labels and unique keys', (_, { entries }) => {
  expect(entries.length).toBeGreaterThan(1)
  expect(entries.filter(({ label }) => label !== label.trim().replace(/\s+/g, ' '))).toEqual([])
  expect(entries.filter(({ label }) => label.length < 1 || label.length > 80 || label === any)).toEqual([])
  const keys = entries.map(({ key, parent }) => `${parent}/${key}`)
  expect(new Set(keys).size).toBe(entries.length)
})

test.each<[ListName, string[]]>([
  ['createdFors', ['Myself', 'Son', 'Daughter', 'Brother', 'Sister', 'Friend', 'Relative']],
  [
    'maritalStatuses',
    ['Never Married', 'Widow / Widower', 'Awaiting Divorce', 'Divorced', 'Separated', 'Annulled'],
  ],
  ['profileStatuses', [...profileStatuses]],
  ['createdBy', ['Web', 'Admin']],
  ['initials', [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']],
])('%s has exactly the labels that the service uses', (name, labels) => {
  expect(labelsOf(name)).toEqual(labels)
})

test.each<[ListName, string[]]>([
  ['createdFors', Object.keys(genderByCreatedFor)],
  ['maritalStatuses', [neverMarried]],
  ['fatherOccupations', ['Not Employed', 'Retired', 'Business', 'Professional']],
  ['motherOccupations', ['Homemaker', 'Retired', 'Business', 'Professional']],
  ['employmentTypes', ['Not Working']],
  ['occupations', ['Not Working', 'Student', 'Pastor', 'Nurse']],
  ['castes', ['Nadar', 'Knanaya', 'Anglo-Indian', 'Prefer not to say']],
  ['denominations', ['Syro-Malabar Catholic', 'Mar Thoma Syrian', 'Assemblies of God']],
  ['motherTongues', ['Tamil', 'Malayalam', 'Khasi', 'Mizo', 'Konkani']],
])('%s has the labels that rules and families rely on', (name, labels) => {
  expect(labelsOf(name)).toEqual(expect.arrayContaining(labels))
})

test.each<[ListName, string[]]>([
  ['genders', [...genders]],
  ['paymentTypes', ['cc', 'nb', 'nr', 'cd', 'cda', 'uv']],
  ['actionTypes', ['b', 'l', 's', 'i', 'v', 'vp']],
  ['childStatuses', ['n', 'w', 'o']],
])('%s has the keys that are sent to the browser', (name, keys) => {
  expect(lists[name].entries.map(({ key }) => key)).toEqual(keys)
})

test.each<[ListName, ListName]>([
  ['denominations', 'denominationCategories'],
  ['educations', 'educationCategories'],
  ['occupations', 'occupationCategories'],
])('the categories of %s are those of %s', (name, categories) => {
  const entries = lists[name].entries as readonly { category?: string }[]
  expect([...new Set(entries.map(({ category }) => category))]).toEqual(labelsOf(categories))
})

test('every list that the contract serves exists', () => {
  const served = [...settingNames, ...configurationNames, ...Object.values(preferenceLists)]
  expect(served.filter((name) => !isListName(name))).toEqual([])
})

test('salary ranges have no gaps, and only the highest has no upper limit', () => {
  const ranges = lists.salaryRanges.entries
  ranges.slice(1).forEach((range, index) => {
    expect(range.from).toBe(ranges[index]?.to)
  })
  expect(ranges.filter(({ to }) => to === undefined)).toEqual([ranges.at(-1)])
})

test('codes of heights are inches', () => {
  const { entries } = lists.heights
  expect(entries.at(0)?.code).toBe(48)
  expect(entries.at(-1)).toMatchObject({ code: 95, feet: 7, inches: 11, label: '7 ft 11 in (241 cm)' })
  expect(lists.heights.byCode(64)).toMatchObject({ feet: 5, inches: 4, label: '5 ft 4 in (163 cm)' })
})

/** Lists with a call of their own. */
const otherLists = ['countries', 'states', 'districts', 'educations', 'heights']

test('every list that a profile field chooses from exists and can be loaded by a form', () => {
  const used = [...new Set(everyField.map(({ path }) => listAt(path)))].filter((name) => name !== '')
  const served = [...settingNames, ...configurationNames, ...Object.keys(preferenceLists), ...otherLists]
  expect(used.filter((name) => !(served as string[]).includes(name))).toEqual([])
  expect(used.filter((name) => !isListName(name) && !(name in preferenceLists))).toEqual([])
})
