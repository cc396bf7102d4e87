import { expect, test } from 'vitest'
import { may } from '../access.ts'
import { interestAnswerOf } from './interests.ts'
import { activityCodes, kindOf, kindOfCode } from './kinds.ts'

test.each([
  ['b', 'Blocked'],
  ['l', 'Liked'],
  ['s', 'Shortlisted'],
  ['i', 'Ignored'],
  ['v', 'Viewed'],
  ['vp', 'Viewed Phone'],
] as const)('code %s has the label %s', (code, label) => {
  expect(kindOfCode(code).label).toBe(label)
})

test('each kind has its own code, and an unknown code is refused', () => {
  expect(activityCodes).toEqual(['b', 'l', 's', 'i', 'v', 'vp'])
  expect(kindOf('block')).toBe(kindOfCode('b'))
  expect(() => kindOfCode('x' as never)).toThrow('No activity x')
})

test('finds an answer to an interest by its name', () => {
  expect(interestAnswerOf('accept').to).toBe('Accepted')
  expect(interestAnswerOf('decline').to).toBe('Declined')
})

test('a permission requires one of its roles', () => {
  expect(may(['staff_user', 'super_admin'], 'password.view')).toBe(true)
  expect(may(['staff_user', 'tele_manager'], 'password.view')).toBe(false)
  expect(may([], 'public')).toBe(false)
})
