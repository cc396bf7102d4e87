import { expect, test } from 'vitest'
import { list, within } from './list.ts'

const towns = list([...within(1, [[11, 'Springfield']]), ...within(2, [[21, 'Springfield']])])

test('finds entries by code, key and label', () => {
  const answers = list([
    [1, 'Yes', { key: 'y' }],
    [2, 'No', { key: 'n' }],
  ])
  expect(answers.labelOf(2)).toBe('No')
  expect(answers.codeOf('Yes')).toBe(1)
  expect(answers.codeOfKey('n')).toBe(2)
  expect(answers.byKey('y')?.label).toBe('Yes')
})

test('uses the label as key when a row has no key', () => {
  expect(list([[1, 'Yes']]).byKey('Yes')?.code).toBe(1)
})

test.each([undefined, null, '', 'Perhaps'])('returns 0 for %j', (label) => {
  expect(list([[1, 'Yes']]).codeOf(label)).toBe(0)
})

test('distinguishes places of the same name by their parent', () => {
  expect(towns.codeOf('Springfield', 2)).toBe(21)
  expect(towns.codeOf('Springfield')).toBe(0)
  expect(towns.codesOf('Springfield')).toEqual([11, 21])
  expect(towns.childrenOf(1).map(({ code }) => code)).toEqual([11])
})

test.each([
  ['a code twice', [[1, 'Yes'] as const, [1, 'No'] as const]],
  ['a label twice', [[1, 'Yes'] as const, [2, 'Yes'] as const]],
  ['code 0', [[0, 'Yes'] as const]],
  ['a code beyond smallint', [[32_768, 'Yes'] as const]],
])('refuses %s', (_, rows) => {
  expect(() => list(rows)).toThrow()
})

test('cannot be changed', () => {
  expect(Object.isFrozen(towns.entries) && Object.isFrozen(towns.entries[0])).toBe(true)
})
