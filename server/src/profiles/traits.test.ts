import { listAt } from '@bnr/contract/profiles/fields'
import { answerTo, statementOf } from '@bnr/contract/search/matchable'
import { expect, test } from 'vitest'
import { type ListName, lists } from '../reference/lists.ts'
import { traitBits, traitMask, traitNames } from './traits.ts'

test.each(traitNames)('every code of the list of %s has its own bit', (name) => {
  const list = listAt(answerTo(name).path) as ListName
  expect(listAt(statementOf(name).path)).toBe(list)
  const { size } = traitBits[name]
  expect(Math.max(...lists[list].entries.map(({ code }) => code))).toBeLessThan(size)
})

test('bit ranges do not overlap, and leave the sign of a bigint alone', () => {
  const all = traitNames.reduce((bits, name) => {
    expect(bits & traitMask(name)).toBe(0n)
    return bits | traitMask(name)
  }, 0n)
  expect(all).toBeLessThan(2n ** 63n)
})
