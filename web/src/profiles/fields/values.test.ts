import { describe, expect, it } from 'vitest'
import { isEmpty, isSame } from './change.ts'
import { settledPreferences } from './settledPreferences.ts'

describe('Any among the preferences', () => {
  it.each([
    [['Any'], ['Any', 'Kerala'], ['Kerala']],
    [['Kerala'], ['Kerala', 'Any'], ['Any']],
    [['Kerala'], [], ['Any']],
    [['Kerala'], ['Kerala', 'Goa'], ['Kerala', 'Goa']],
  ])('after %j, the choice %j becomes %j', (before, next, settled) => {
    expect(settledPreferences(before, next)).toEqual(settled)
  })
})

it.each([
  [{ a: undefined, b: { c: '' } }, undefined, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [['x'], ['x'], true],
  [['x', 'y'], ['y', 'x'], false],
  [{ a: 1 }, { a: 1, b: null }, true],
  [{ a: 1 }, { a: 2 }, false],
  [0, undefined, false],
])('%j equals %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
  expect(isSame(other, one)).toBe(same)
})

it('treats an object without values as empty', () => {
  expect(isEmpty({ number: undefined })).toBe(true)
  expect(isEmpty({ count: 0 })).toBe(false)
})
