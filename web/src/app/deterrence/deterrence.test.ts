import { describe, expect, it } from 'vitest'
import { hasConsoleGap } from './consoleGap.ts'
import { opensTools } from './Deterrence.tsx'

const frame = 85
const size = (width: number, height: number, zoom = 1) => ({
  outerWidth: 1920,
  outerHeight: 1040,
  innerWidth: (1920 - width) / zoom,
  innerHeight: (1040 - frame - height) / zoom,
})

describe('an open console', () => {
  it.each([
    ['none', size(0, 0), false],
    ['at the side', size(420, 0), true],
    ['below', size(0, 300), true],
    ['no more than 170 px wide', size(170, 0), false],
    ['none, at 110 % zoom', size(0, 0, 1.1), false],
    ['none, at 200 % zoom', size(0, 0, 2), false],
    ['at the side, at 150 % zoom', size(600, 0, 1.5), true],
  ])('(%s) in a window of %o is found: %s', (_, window, expected) => {
    expect(hasConsoleGap(window)).toBe(expected)
  })
})

describe('the shortcuts of developer tools', () => {
  const press = (
    key: string,
    modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {},
  ) => opensTools({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers })

  it('are recognised', () => {
    expect(press('F12')).toBe(true)
    expect(press('I', { ctrlKey: true, shiftKey: true })).toBe(true)
    expect(press('j', { metaKey: true, altKey: true })).toBe(true)
    expect(press('u', { ctrlKey: true })).toBe(true)
  })

  it('do not include the keys of writing and reading', () => {
    expect(press('i')).toBe(false)
    expect(press('c', { ctrlKey: true })).toBe(false)
    expect(press('I', { shiftKey: true })).toBe(false)
    expect(press('F5')).toBe(false)
  })
})
