import { describe, expect, it } from 'vitest'
import { isForBride } from './Wizard.tsx'

describe('the picture next to the wizard', () => {
  it.each([
    ['Daughter', 'f', true],
    ['Sister', 'f', true],
    ['Myself', 'f', true],
    ['Friend', 'm', false],
    ['Son', 'm', false],
    ['Brother', 'm', false],
  ] as const)('for a %s (%s) shows a bride: %s', (createdFor, gender, expected) => {
    expect(isForBride({ createdFor, gender })).toBe(expected)
  })
})
