import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measured } from '../../scripts/capacity/inputs.ts'
import { needsOf } from '../../scripts/capacity/needs.ts'
import { capacityPage } from '../../scripts/capacity/page.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const near = (value: number) => expect.closeTo(value, 1)

describe('what profiles need', () => {
  test('a million, as worked out by hand', () => {
    expect(needsOf(1_000_000)).toMatchObject({
      visitors: 40_000,
      visits: 80_000,
      screens: 960_000,
      documentsAtPeak: near((80_000 * 0.1 * 2) / 3600),
      callsAtPeak: near((880_000 * 0.1 * 2) / 3600),
      searchesAtPeak: near(16),
      photosAtPeak: near((960_000 * 4 * 0.1 * 2) / 3600),
      // 4.4 × 8.8 + 48.9 × 4.4 + 213.3 × 2 ms = 681 ms of a second, at half use.
      webCores: 2,
      jobCores: 1,
      // 16 × 19 ms = 304 ms.
      searchCores: 1,
      connections: 42,
      searchGigabytes: near(0.55),
      storeGigabytes: near(1750),
    })
  })

  test('grow with the profiles, and searches with their square', () => {
    const [one, ten] = [needsOf(1e7), needsOf(1e8)]
    expect(ten.photosAtPeak / one.photosAtPeak).toBeCloseTo(10)
    expect(ten.webCores / one.webCores).toBeCloseTo(10, 0)
    expect(ten.searchCores / one.searchCores).toBeCloseTo(100, 0)
    expect(ten.searchP95).toBeCloseTo(7100)
  })

  test('cost the sum of their parts', () => {
    const { machines, disks, photos, egress, messages, total } = needsOf(5e7)
    expect(total).toBeCloseTo(machines + disks + photos + egress + messages)
  })
})

test('every measured input names a heading of bench/results.md', () => {
  const headings = read('bench/results.md').match(/^##+ .*$/gm) ?? []
  for (const { from } of Object.values(measured))
    expect(
      headings.filter((heading) => heading.includes(from)),
      from,
    ).toHaveLength(1)
})

test('docs/guides/capacity.md is up to date (npm run simulate)', () => {
  const page = read('docs/guides/capacity.md')
  expect(page).toContain('| Members who visit on a day |')
  expect(page).toBe(capacityPage(page))
})
