import { beforeEach, expect, it } from 'vitest'
import { configurationChoice, heightOf, heightValue, salaryValue } from './choices.ts'
import { dropListsUnless, keepList, readKeptList } from './keptLists.ts'

beforeEach(() => localStorage.clear())

it("keeps lists until the server's stamp changes, and drops nothing but lists", () => {
  localStorage.setItem('bnr.credentials', 'mine')
  dropListsUnless('one')
  keepList('castes', ['a'])
  expect(dropListsUnless('one')).toBe(false)
  expect(readKeptList('castes')).toEqual(['a'])
  expect(dropListsUnless('two')).toBe(true)
  expect(readKeptList('castes')).toBeUndefined()
  expect(localStorage.getItem('bnr.credentials')).toBe('mine')
})

it('ignores a damaged list', () => {
  localStorage.setItem('bnr.list.castes', '[{')
  expect(readKeptList('castes')).toBeUndefined()
})

it.each(['4.0', '5.4', '5.11', '7.0'])('converts the height %s to a choice and back', (text) => {
  expect(heightValue(heightOf(text))).toBe(text)
})

it('distinguishes ranges of income, including the one without an end', () => {
  expect(salaryValue({ from: 500_000, to: 700_000 })).toBe('500000-700000')
  expect(salaryValue({ from: 10_000_000 })).toBe('10000000-')
})

it('groups choices only for lists with groups', () => {
  expect(configurationChoice({ name: 'Any' })).toEqual({ value: 'Any', label: 'Any' })
  expect(configurationChoice({ name: 'CSI', category: 'Protestant' })).toMatchObject({ group: 'Protestant' })
})
