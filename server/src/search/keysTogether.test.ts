import { clearedWith } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysTogether } from './keysTogether.ts'

const keys = [
  'bi.mt',
  'li.ca.ct.keyword',
  'li.ca.st.keyword',
  'li.ca.co.keyword',
  'me.ms',
  'me.mt',
  'ri.de',
] as const satisfies SearchKey[]

/** People by the keys that they fail. */
const people = fc.array(fc.subarray([...keys], { minLength: 1 }), { maxLength: 12 })

const counted = (failed: readonly SearchKey[][]) =>
  failed.map(
    (set) => [set.reduce((bits, key) => bits | (1n << BigInt(keys.indexOf(key as never))), 0n), 1] as const,
  )

/** Every set of keys with the people whom it brings back. */
function outcomes(failed: readonly SearchKey[][]): { set: SearchKey[]; found: number }[] {
  return Array.from({ length: 1 << keys.length }, (_, bits) => {
    const set: SearchKey[] = keys.filter((_, at) => bits & (1 << at))
    const left = set.flatMap((key) => [key, ...(clearedWith[key] ?? [])])
    return { set, found: failed.filter((one) => one.every((key) => left.includes(key))).length }
  })
}

describe('keys left out together', () => {
  it('are the fewest that bring somebody back, with how many', () => {
    fc.assert(
      fc.property(people, (failed) => {
        const possible = outcomes(failed).filter(({ found }) => found > 0)
        const fewest = Math.min(...possible.map(({ set }) => set.length))
        const sets = keysTogether(keys, counted(failed))
        expect(sets.length > 0).toBe(fewest > 1 && fewest < Number.POSITIVE_INFINITY)
        for (const { keys: set, total } of sets) {
          expect(set.length).toBe(fewest)
          expect(possible).toContainEqual({ set, found: total })
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are three sets at most, those that bring the fewest back first', () => {
    const failing = (...set: SearchKey[]) => counted([set])[0]?.[0] ?? 0n
    const found = [
      [failing('bi.mt', 'ri.de'), 40],
      [failing('bi.mt', 'li.ca.co.keyword'), 7],
      [failing('ri.de', 'me.ms'), 12],
      [failing('ri.de', 'li.ca.co.keyword'), 900],
      [failing('bi.mt', 'ri.de', 'me.ms'), 1],
    ] as const
    expect(keysTogether(keys, found)).toEqual([
      { keys: ['bi.mt', 'li.ca.co.keyword'], total: 7 },
      { keys: ['me.ms', 'ri.de'], total: 12 },
      { keys: ['bi.mt', 'ri.de'], total: 40 },
    ])
  })
})
