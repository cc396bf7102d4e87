import { expect, test } from 'vitest'
import { personName } from './values.ts'

const judged = (name: string) => personName('Enter name').safeParse(name)

test.each([
  ["D'Souza", "D'Souza"],
  ['D’Souza', 'D’Souza'],
  ['Mary-Ann', 'Mary-Ann'],
  ['P. J. Mathew', 'P. J. Mathew'],
  ['  Anna \t  Mary ', 'Anna Mary'],
  ['அனிதா கிறிஸ்டி', 'அனிதா கிறிஸ்டி'],
  ['José', 'José'],
  ['Xu', 'Xu'],
])('%j is the name %j', (given, kept) => {
  expect(judged(given).data).toBe(kept)
})

test.each(['', ' ', 'X', 'P.', "'-.", 'Ab3', 'Anna/Mary', 'anna@mary', 'Anna, Mary', '(Anna)', 'A1 B2'])(
  '%j is no name',
  (given) => {
    expect(judged(given).error?.issues[0]?.message).toBe('Enter name')
  },
)

test('a name has at most 60 characters', () => {
  expect(judged('a'.repeat(60)).success).toBe(true)
  expect(judged('a'.repeat(61)).error?.issues[0]?.message).toBe('Use at most 60 characters')
})
