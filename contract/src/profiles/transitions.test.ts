import { expect, test } from 'vitest'
import { transitionNames, transitionReason } from './transitions.ts'

test('trims a reason of at most 100 characters and a detail of at most 1000', () => {
  const longest = { rn: 'r'.repeat(100), rnd: 'd'.repeat(1000) }
  expect(transitionReason.safeParse(longest).data).toEqual({ reason: longest.rn, detail: longest.rnd })
  expect(transitionReason.parse({ rn: ' Photo unclear ' })).toEqual({ reason: 'Photo unclear' })
  expect(transitionReason.parse({})).toEqual({})
  expect(transitionReason.safeParse({ rn: 'r'.repeat(101) }).success).toBe(false)
  expect(transitionReason.safeParse({ rnd: 'd'.repeat(1001) }).success).toBe(false)
})

test('the transitions that have an endpoint', () => {
  expect(transitionNames).toEqual(['ready', 'approve', 'reject', 'delete', 'deactivate', 'settle'])
})
