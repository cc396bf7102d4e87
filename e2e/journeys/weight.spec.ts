import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { memberPages, staffPages, type Visit } from '../support/pages.ts'
import { enterAs } from '../support/session.ts'

const client = fileURLToPath(new URL('../../web/build/client', import.meta.url))
const kilobyte = 1024
const isOfMoney = ({ path }: Visit) => /^\/(packages|checkout|invoice)\b/.test(path)
/** Script that a page may load before it is shown, gzipped. */
const most: readonly { visits: readonly Visit[]; kilobytes: number }[] = [
  { visits: [{ path: '/home', heading: '' }], kilobytes: 140 },
  { visits: memberPages.filter(isOfMoney), kilobytes: 180 },
  { visits: memberPages.filter((visit) => !isOfMoney(visit)), kilobytes: 190 },
]

/** What a page names, gzipped. */
function weightOf(html: string, isCounted: (address: string) => boolean = () => true): number {
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  expect(scripts.size).toBeGreaterThan(3)
  const counted = [...scripts].filter(isCounted)
  return counted.reduce((sum, address) => sum + statSync(`${client}${address}.gz`).size, 0) / kilobyte
}

for (const { visits, kilobytes } of most)
  for (const { path } of visits)
    test(`${path} loads at most ${kilobytes} kB of script at first`, async ({ request }) => {
      expect(weightOf(await (await request.get(path)).text())).toBeLessThanOrEqual(kilobytes)
    })

const isNoChart = (address: string) => !address.includes('FigureChart')

for (const person of new Set(staffPages.map((visit) => visit.as)))
  test(`the pages of ${person?.userName} load at most 220 kB of script at first, charts aside`, async ({
    page,
  }) => {
    if (!person) throw new Error('a page of staff is nobody’s')
    await enterAs(page, person)
    for (const { path } of staffPages.filter((visit) => visit.as === person)) {
      const weight = weightOf(await (await page.request.get(path)).text(), isNoChart)
      expect.soft(weight, path).toBeLessThanOrEqual(220)
    }
  })
