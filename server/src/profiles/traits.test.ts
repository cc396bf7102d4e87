import { expect, test } from 'vitest'
import { roomMask, traitNames, traitRooms } from './traits.ts'

test.each(traitNames)('every code of the list of %s has a bit of its own in its room', (name) => {
  const { list, size } = traitRooms[name]
  expect(Math.max(...list.entries.map(({ code }) => code))).toBeLessThan(size)
})

test('rooms share no bit and leave the sign of a bigint alone', () => {
  const all = traitNames.reduce((bits, name) => {
    expect(bits & roomMask(name)).toBe(0n)
    return bits | roomMask(name)
  }, 0n)
  expect(all).toBeLessThan(2n ** 63n)
})
