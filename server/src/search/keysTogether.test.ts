import { clearedWith } from '@bnr/contract/search/countedKeys'
import type { SearchKey } from '@bnr/contract/search/keys'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysTogether } from './keysTogether.ts'

const keys: readonly SearchKey[] = [
  'bi.mt',
  'li.ca.ct.keyword',
  'li.ca.st.keyword',
  'li.ca.co.keyword',
  'me.ms',
  'me.mt',
  'ri.de',
  'bi.ca',
]

/** People by the keys that they fail. */
const people = fc.array(fc.subarray([...keys], { minLength: 1 }), { maxLength: 12 })

const failing = (...set: SearchKey[]) => set.reduce((bits, key) => bits | (1 << keys.indexOf(key)), 0)

/** Every set of keys, and how many people pass the search without it. */
function outcomes(failed: readonly SearchKey[][]): { keys: SearchKey[]; total: number }[] {
  return Array.from({ length: 1 << keys.length }, (_, bits) => {
    const set = keys.filter((_, at) => bits & (1 << at))
    const left = set.flatMap((key) => [key, ...(clearedWith[key] ?? [])])
    return { keys: set.sort(), total: failed.filter((one) => one.every((key) => left.includes(key))).length }
  })
}

describe('keys left out together', () => {
  it('are the fewest that find somebody, with how many, and those that find the fewest first', () => {
    fc.assert(
      fc.property(people, (failed) => {
        const possible = outcomes(failed).filter(({ total }) => total > 0)
        const fewest = Math.min(...possible.map((one) => one.keys.length))
        const smallest = possible.filter((one) => one.keys.length === fewest)
        const sets = keysTogether(
          keys,
          failed.map((set) => [failing(...set), 1] as const),
        )
        expect(sets.length > 0).toBe(fewest === 2 || fewest === 3)
        for (const set of sets) expect(smallest).toContainEqual(set)
        const totals = sets.map(({ total }) => total)
        expect(totals).toEqual(totals.toSorted((one, other) => one - other))
        if (sets.length > 0) expect(totals[0]).toBe(Math.min(...smallest.map(({ total }) => total)))
      }),
      { numRuns: 1000 },
    )
  })

  it('are three sets at most', () => {
    const found = [
      [failing('bi.mt', 'ri.de'), 40],
      [failing('bi.mt', 'bi.ca'), 7],
      [failing('ri.de', 'me.ms'), 12],
      [failing('ri.de', 'bi.ca'), 900],
      [failing('bi.mt', 'ri.de', 'me.ms'), 1],
    ] as const
    expect(keysTogether(keys, found)).toEqual([
      { keys: ['bi.ca', 'bi.mt'], total: 7 },
      { keys: ['me.ms', 'ri.de'], total: 12 },
      { keys: ['bi.mt', 'ri.de'], total: 40 },
    ])
  })

  it('name a city before a country that would find more', () => {
    const found = [
      [failing('ri.de', 'li.ca.ct.keyword'), 5],
      [failing('ri.de', 'li.ca.co.keyword', 'li.ca.st.keyword', 'li.ca.ct.keyword'), 1],
    ] as const
    expect(keysTogether(keys, found)).toEqual([
      { keys: ['li.ca.ct.keyword', 'ri.de'], total: 5 },
      { keys: ['li.ca.co.keyword', 'ri.de'], total: 6 },
    ])
  })
})
