import { expect, test } from 'vitest'
import { traitBits, traitMask, traitNames } from './traits.ts'

test.each(traitNames)('every code of the list of %s has a bit of its own in its range', (name) => {
  const { list, size } = traitBits[name]
  expect(Math.max(...list.entries.map(({ code }) => code))).toBeLessThan(size)
})

test('ranges share no bit and leave the sign of a bigint alone', () => {
  const all = traitNames.reduce((bits, name) => {
    expect(bits & traitMask(name)).toBe(0n)
    return bits | traitMask(name)
  }, 0n)
  expect(all).toBeLessThan(2n ** 63n)
})
