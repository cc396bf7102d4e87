import { profileChange } from '@bnr/contract/profiles/profile'
import { expect, test } from 'vitest'
import { limitsInCode } from './limitsInCode.ts'
import { lengthLaw, limitLaw, specifiedBounds } from './specification/limits.ts'

test('every limit is the one that was decided', () => {
  expect(limitsInCode()).toEqual(limitLaw)
})

/** The same path as one nested object, with a value at its end. */
const asChange = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

/** Whether the schema of a change complains of this field. */
function takes(path: string, value: unknown): boolean {
  const { error } = profileChange.safeParse(asChange(path, value))
  return !error?.issues.some((issue) => issue.path.join('.').startsWith(path))
}

test.each(Object.entries(specifiedBounds))('%s goes from %j', (path, [least, most]) => {
  for (const value of [least, most]) expect([value, takes(path, value)]).toEqual([value, true])
  for (const value of [least - 1, most + 1, least + 0.5])
    expect([value, takes(path, value)]).toEqual([value, false])
})

test.each(Object.entries(lengthLaw))('%s takes %d characters', (path, longest) => {
  expect(takes(path, 'x'.repeat(longest))).toBe(true)
  expect(takes(path, 'x'.repeat(longest + 1))).toBe(false)
})
