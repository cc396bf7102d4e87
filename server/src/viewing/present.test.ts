import { expect, test } from 'vitest'
import { copyAt, initialsOf, type Tree, withDerived, without } from './present.ts'

test.each([
  ['Anita Mary', 'A M'],
  ["D'Souza", 'D'],
  ['Mary-Ann Joseph', 'M J'],
  ['P. J. Mathew', 'P J M'],
  ['P.J.Mathew', 'P J M'],
  ['josé ñandú', 'J Ñ'],
  ['கிறிஸ்டி ராஜ்', 'கி ரா'],
  ["-- 'Anna .", 'A'],
])('a guest sees %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

const now = new Date('2026-03-01T00:00:00Z')
const shown = (sections: object) => withDerived(sections as never, now)

test.each([
  ['Myself', 'Self'],
  ['Son', 'Parent'],
  ['Daughter', 'Parent'],
  ['Brother', 'Sibling'],
  ['Sister', 'Sibling'],
  ['Friend', 'Friend'],
  ['Relative', 'Relative'],
])('a profile for %s is shown as created by %s', (createdFor, createdByLabel) => {
  expect(shown({ basic: { createdFor } }).basic).toEqual({ createdFor, createdByLabel })
})

test('a profile is shown with labels for gender, age, heights, income and the date of death', () => {
  const feet = (feet: number, inches: number) => ({ feet, inches })
  const found = shown({
    basic: {
      gender: 'f',
      dateOfBirth: '1998-04-12',
      height: feet(5, 4),
      demiseDate: '2020-02-03',
    },
    basicPreference: { height: { from: feet(5, 2), to: feet(6, 0) } },
    professional: { annualIncome: { from: 300_000, to: 400_000 } },
  })
  expect(found.basic).toMatchObject({ genderLabel: 'Female', ageYears: 27, ageMonths: 10 })
  expect(found.basic?.height?.label).toBe('5 ft 4 in (163 cm)')
  expect(found.basic?.demiseDateLabel).toBe('3 Feb 2020')
  expect(found.basicPreference?.height?.from?.label).toBe('5 ft 2 in (157 cm)')
  expect(found.basicPreference?.height?.to?.label).toBe('6 ft 0 in (183 cm)')
  expect(found.professional?.annualIncome?.label).toBe('Rs. 3 - 4 Lakhs')
  expect(shown({ basic: { gender: 'm' } }).basic?.genderLabel).toBe('Male')
})

test('missing answers have no labels, and values that are on no list have none', () => {
  expect(shown({ basic: {}, basicPreference: { height: {} }, professional: {} })).toEqual({
    basic: {},
    basicPreference: { height: {} },
    professional: {},
  })
  expect(shown({})).toEqual({})
  const height = { feet: 9, inches: 0 }
  expect(shown({ basic: { height } }).basic?.height).toEqual(height)
  const annualIncome = { from: 123 }
  expect(shown({ professional: { annualIncome } }).professional?.annualIncome).toEqual(annualIncome)
})

const tree = () => ({ basic: { name: 'Anita', height: { feet: 5, inches: 4 } }, about: '' })

test.each<[string, Tree]>([
  ['basic.name', { basic: { name: 'Anita' } }],
  ['basic.height', { basic: { height: { feet: 5, inches: 4 } } }],
  ['basic.height.feet', { basic: { height: { feet: 5 } } }],
  ['about', { about: '' }],
  ['basic.caste', { basic: {} }],
  ['family.fatherName', {}],
  ['basic.name.first', { basic: { name: {} } }],
])('a card copies %s without its neighbours', (path, copied) => {
  const to: Tree = {}
  copyAt(tree(), to, path.split('.'))
  expect(to).toEqual(copied)
})

test('copying a field keeps what a card already has', () => {
  const to: Tree = { basic: { name: 'A' } }
  copyAt(tree(), to, ['basic', 'height', 'feet'])
  copyAt(undefined, to, ['basic', 'height'])
  copyAt(tree(), to, [])
  expect(to).toEqual({ basic: { name: 'A', height: { feet: 5 } } })
})

test('removes the named fields, keeps the others and ignores missing ones', () => {
  const left = without(tree() as never, ['basic.height.feet', 'about', 'family.fatherName', 'basic.caste'])
  expect(left).toEqual({ basic: { name: 'Anita', height: { inches: 4 } } })
})
