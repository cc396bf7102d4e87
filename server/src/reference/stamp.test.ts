import { expect, test } from 'vitest'
import { list } from './list.ts'
import { listsStamp, stampOf } from './routes.ts'

test('the stamp is short and stays the same with the lists', () => {
  const stamp = listsStamp({ taxNumber: '1' })
  expect(stamp).toMatch(/^[0-9a-f]{16}$/)
  expect(listsStamp({ taxNumber: '1' })).toBe(stamp)
  expect(listsStamp({ taxNumber: '2' })).not.toBe(stamp)
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
