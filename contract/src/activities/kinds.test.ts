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
] as const)('%s is %s', (code, label) => {
  expect(kindOfCode(code).label).toBe(label)
})

test('every kind has its own code, and no other is known', () => {
  expect(activityCodes).toEqual(['b', 'l', 's', 'i', 'v', 'vp'])
  expect(kindOf('block')).toBe(kindOfCode('b'))
  expect(() => kindOfCode('x' as never)).toThrow('No activity x')
})

test('an answer is found by its name', () => {
  expect(interestAnswerOf('accept').to).toBe('Accepted')
  expect(interestAnswerOf('decline').to).toBe('Declined')
})

test('one of the roles that somebody holds is enough, and one of them it must be', () => {
  expect(may(['staff_user', 'super_admin'], 'password.view')).toBe(true)
  expect(may(['staff_user', 'tele_manager'], 'password.view')).toBe(false)
  expect(may([], 'public')).toBe(false)
})
