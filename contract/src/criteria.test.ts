import { expect, test } from 'vitest'
import { z } from '#schema'
import { askerOf, askers, criteria, criterion, mayAsk } from './criteria.ts'

const eq = { key: 'ri.de', operation: 'eq', value: 'CSI' }

test.each([
  ['everyone', 'everyone', true],
  ['everyone', 'members', false],
  ['everyone', 'staff', false],
  ['members', 'everyone', true],
  ['members', 'members', true],
  ['members', 'staff', false],
  ['staff', 'everyone', true],
  ['staff', 'members', true],
  ['staff', 'staff', true],
] as const)('%s may use what is for %s: %s', (asker, needed, may) => {
  expect(mayAsk(asker, needed)).toBe(may)
  expect(askers).toEqual(['everyone', 'members', 'staff'])
})

test('who may use an operation: said of the key, or of each of its operations; of one that is not named, staff', () => {
  const values = { eq: z.string(), like: z.string() }
  expect(askerOf({ values, who: 'members' }, 'like')).toBe('members')
  const each = { values, who: { eq: 'everyone' } } as const
  expect(askerOf(each, 'eq')).toBe('everyone')
  expect(askerOf(each, 'like')).toBe('staff')
})

test.each([
  [{ ...eq, key: '' }, 'key'],
  [{ ...eq, key: 'k'.repeat(61) }, 'key'],
  [{ ...eq, operation: '' }, 'operation'],
  [{ ...eq, operation: 'o'.repeat(21) }, 'operation'],
  [{ key: eq.key, value: 1 }, 'operation'],
])('%j is no criterion', (given, field) => {
  expect(criterion.safeParse(given).error?.issues[0]?.path).toEqual([field])
})

test('a search has at most 40 criteria, of keys and operations as long as they can be', () => {
  const longest = { key: 'k'.repeat(60), operation: 'o'.repeat(20), value: null }
  expect(criteria.safeParse(Array(40).fill(longest)).success).toBe(true)
  expect(criteria.safeParse(Array(41).fill(eq)).error?.issues[0]?.message).toBe('At most 40 criteria')
})
