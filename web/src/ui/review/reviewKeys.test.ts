import { expect, it } from 'vitest'
import { reviewActionOf } from './reviewKeys.ts'

const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (key: string, more: object = {}) =>
  reviewActionOf({ key, target: document.body, repeat: false, ...modifiers, ...more })

it.each([
  ['a', 'approve'],
  ['R', 'reject'],
  ['u', 'undo'],
  ['n', 'next'],
  ['p', 'previous'],
  ['x', undefined],
])('the key %s means %s', (key, action) => expect(press(key)).toBe(action))

it.each(['textarea', 'input', 'select'])('keys are plain letters while somebody types in a %s', (name) => {
  expect(press('a', { target: document.createElement(name) })).toBeUndefined()
})

it.each(Object.keys(modifiers))('leaves keys with %s to the browser', (modifier) => {
  expect(press('r', { [modifier]: true })).toBeUndefined()
})

it('acts once on a key that somebody holds down', () => expect(press('a', { repeat: true })).toBeUndefined())
