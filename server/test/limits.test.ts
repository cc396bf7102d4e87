import { profileChange } from '@bnr/contract/profiles/profile'
import { expect, test } from 'vitest'
import { limitsInCode } from './limitsInCode.ts'
import { specifiedBounds, specifiedLengths, specifiedLimits } from './specification/limits.ts'

test('every limit has the specified value', () => {
  expect(limitsInCode()).toEqual(specifiedLimits)
})

/** Turns a path into a nested object with the value at its end. */
const asChange = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

/** Whether the schema of a change accepts this value. */
function accepts(path: string, value: unknown): boolean {
  const { error } = profileChange.safeParse(asChange(path, value))
  return !error?.issues.some((issue) => issue.path.join('.').startsWith(path))
}

test.each(Object.entries(specifiedBounds))('%s accepts exactly the range %j', (path, [least, most]) => {
  for (const value of [least, most]) expect([value, accepts(path, value)]).toEqual([value, true])
  for (const value of [least - 1, most + 1, least + 0.5])
    expect([value, accepts(path, value)]).toEqual([value, false])
})

test.each(Object.entries(specifiedLengths))('%s accepts at most %d characters', (path, longest) => {
  expect(accepts(path, 'x'.repeat(longest))).toBe(true)
  expect(accepts(path, 'x'.repeat(longest + 1))).toBe(false)
})
