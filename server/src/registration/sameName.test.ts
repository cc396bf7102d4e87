import { expect, test } from 'vitest'
import { isSameName } from './lookAlikes.ts'

test.each([
  ['Anita', 'anita', true],
  ['Anita Mary', 'Mary  Anita', true],
  ['Anita', 'ANITA MARY S.', true],
  ['P. J. Mathew', 'Mathew', true],
  ['Mary-Ann', 'Mary Ann Jose', true],
  ['அனிதா', 'அனிதா மேரி', true],
  ['P J', 'P. J.', true],
  ['Anita', 'Anitha', false],
  ['Anita Mary', 'Anita Rose', false],
  ['P J', 'P J Mathew', false],
])('%s and %s can be one person: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected)
  expect(isSameName(other, one)).toBe(expected)
})
