import { expect, test } from 'vitest'
import { editRules } from './editRules.ts'
import { broken } from './rule.ts'

const today = new Date('2026-03-01T12:00:00Z')
const messageAt = (path: string, profile: object) => broken(editRules, profile as never, { today })[path]
const order = 'From value should be less than To value'

const divorced = (answers: object) => ({ basic: { maritalStatus: 'Divorced', ...answers } })
const widowed = (demiseDate?: string) => ({ basic: { maritalStatus: 'Widow / Widower', demiseDate } })

/** Specification 2, section 5: both ends of every range, and the profiles to which a field does not apply. */
test.each([
  ['basic.marriageYear', divorced({ marriageYear: 2026 }), undefined],
  ['basic.marriageYear', divorced({ marriageYear: 2027 }), 'Select a year'],
  ['basic.divorceYear', divorced({ divorceYear: 2026 }), undefined],
  ['basic.divorceYear', divorced({ divorceYear: 2027 }), 'Select a year'],
  ['basic.divorceYear', divorced({ marriageYear: 2015, divorceYear: 2015 }), undefined],
  [
    'basic.divorceYear',
    divorced({ marriageYear: 2015, divorceYear: 2014 }),
    'The divorce cannot be earlier than the marriage',
  ],
  ['basic.divorceYear', divorced({ divorceYear: 2014 }), undefined],
  ['basic.marriageYear', divorced({}), undefined],
  ['basic.marriageYear', { basic: { maritalStatus: 'Never Married', marriageYear: 2030 } }, undefined],
  [
    'basic.divorceYear',
    { basic: { maritalStatus: 'Separated', marriageYear: 2015, divorceYear: 2014 } },
    undefined,
  ],
  ['basic.demiseDate', widowed('2026-03-01'), undefined],
  ['basic.demiseDate', widowed('2026-02-28'), undefined],
  ['basic.demiseDate', widowed('2026-03-02'), 'Select a date that has passed'],
  ['basic.demiseDate', widowed(), undefined],
  ['basic.demiseDate', divorced({ demiseDate: '2030-01-01' }), undefined],
])('the message at %s of %j is "%s"', (path, profile, message) => {
  expect(messageAt(path, profile)).toBe(message)
})

const height = (from?: number[], to?: number[]) => {
  const of = (size?: number[]) => size && { feet: size[0], inches: size[1] }
  return { basicPreference: { height: { from: of(from), to: of(to) } } }
}
const age = (from?: number, to?: number) => ({ basicPreference: { age: { from, to } } })
const income = (from?: number, to?: number) => ({ professionalPreference: { income: { from, to } } })

test.each([
  ['basicPreference.age.to', age(25, 25), undefined],
  ['basicPreference.age.to', age(26, 25), order],
  ['basicPreference.age.to', age(undefined, 21), undefined],
  ['basicPreference.age.to', age(undefined, 20), order],
  ['basicPreference.age.to', age(40), undefined],
  ['basicPreference.height.to', height([5, 2], [5, 2]), undefined],
  ['basicPreference.height.to', height([5, 3], [5, 2]), order],
  ['basicPreference.height.to', height([4, 11], [5, 0]), undefined],
  ['basicPreference.height.to', height([5, 0], [4, 11]), order],
  ['basicPreference.height.to', height([5, 0]), undefined],
  ['basicPreference.height.to', height(undefined, [5, 0]), undefined],
  ['professionalPreference.income.to', income(300_000, 300_000), undefined],
  ['professionalPreference.income.to', income(300_001, 300_000), order],
  ['professionalPreference.income.to', income(300_000), undefined],
  ['professionalPreference.income.to', income(undefined, 300_000), undefined],
])('the message at %s of %j is "%s"', (path, profile, message) => {
  expect(messageAt(path, profile)).toBe(message)
})

test.each([
  ['brothers', 'marriedBrothers'],
  ['sisters', 'marriedSisters'],
])('refuses more married %s than there are', (siblings, married) => {
  const path = `family.siblings.${married}`
  const message = `Number of ${siblings} should be greater than married ${siblings}`
  const messageFor = (all?: number, wed?: number) =>
    messageAt(path, { family: { siblings: { [siblings]: all, [married]: wed } } })
  expect([messageFor(2, 2), messageFor(2, 1), messageFor(2), messageFor()]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([messageFor(1, 2), messageFor(undefined, 1)]).toEqual([message, message])
})
