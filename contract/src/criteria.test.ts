import { expect, test } from 'vitest'
import { z } from '#schema'
import { criteria, criterion, groupFor, includesGroup, searcherGroups } from './criteria.ts'

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
] as const)('whether %s may use what is open to %s: %s', (asker, needed, may) => {
  expect(includesGroup(asker, needed)).toBe(may)
  expect(searcherGroups).toEqual(['everyone', 'members', 'staff'])
})

test('a key opens all its operations to one group, or each to its own; the rest is for staff', () => {
  const values = { eq: z.string(), like: z.string() }
  expect(groupFor({ values, who: 'members' }, 'like')).toBe('members')
  const each = { values, who: { eq: 'everyone' } } as const
  expect(groupFor(each, 'eq')).toBe('everyone')
  expect(groupFor(each, 'like')).toBe('staff')
})

test.each([
  [{ ...eq, key: '' }, 'key'],
  [{ ...eq, key: 'k'.repeat(61) }, 'key'],
  [{ ...eq, operation: '' }, 'operation'],
  [{ ...eq, operation: 'o'.repeat(21) }, 'operation'],
  [{ key: eq.key, value: 1 }, 'operation'],
])('refuses the criterion %j', (input, field) => {
  expect(criterion.safeParse(input).error?.issues[0]?.path).toEqual([field])
})

test('accepts up to 40 criteria with keys and operations of full length', () => {
  const longest = { key: 'k'.repeat(60), operation: 'o'.repeat(20), value: null }
  expect(criteria.safeParse(Array(40).fill(longest)).success).toBe(true)
  expect(criteria.safeParse(Array(41).fill(eq)).error?.issues[0]?.message).toBe('At most 40 criteria')
})
