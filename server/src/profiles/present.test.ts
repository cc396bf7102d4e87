import { expect, test } from 'vitest'
import { initialsOf } from './present.ts'

test.each([
  ['Anita Mary', 'A M'],
  ["D'Souza", 'D'],
  ['Mary-Ann Joseph', 'M J'],
  ['P. J. Mathew', 'P J M'],
  ['P.J.Mathew', 'P J M'],
  ['josé ñandú', 'J Ñ'],
  ['கிறிஸ்டி ராஜ்', 'கி ரா'],
  ["-- 'Anna .", 'A'],
])('a guest reads %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
