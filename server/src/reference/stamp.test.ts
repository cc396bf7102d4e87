import { expect, test } from 'vitest'
import { list } from './list.ts'
import { listsStamp, stampOf } from './stamp.ts'

test('the stamp is short and stays while the lists stay', () => {
  expect(listsStamp()).toMatch(/^[0-9a-f]{16}$/)
  expect(listsStamp()).toBe(listsStamp())
})

test('the stamp changes with a label, a code, a key and the order', () => {
  const stamps = [
    list([[1, 'Yes']]),
    list([[1, 'Yes!']]),
    list([[2, 'Yes']]),
    list([[1, 'Yes', { key: 'y' }]]),
    list([
      [1, 'Yes'],
      [2, 'No'],
    ]),
    list([
      [2, 'No'],
      [1, 'Yes'],
    ]),
  ].map(stampOf)
  expect(new Set(stamps).size).toBe(stamps.length)
})
