import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { memberPages, type Visit } from '../support/pages.ts'

const client = fileURLToPath(new URL('../../web/build/client', import.meta.url))
const kilobyte = 1024
const isOfMoney = ({ path }: Visit) => /^\/(packages|checkout|invoice)\b/.test(path)
/** Script that a page may load before it is shown, gzipped. */
const most: readonly { visits: readonly Visit[]; kilobytes: number }[] = [
  { visits: [{ path: '/home', heading: '' }], kilobytes: 140 },
  { visits: memberPages.filter(isOfMoney), kilobytes: 180 },
  { visits: memberPages.filter((visit) => !isOfMoney(visit)), kilobytes: 190 },
]

for (const { visits, kilobytes } of most)
  for (const { path } of visits)
    test(`${path} loads at most ${kilobytes} kB of script at first`, async ({ request }) => {
      const html = await (await request.get(path)).text()
      const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
      expect(scripts.size).toBeGreaterThan(3)
      const bytes = [...scripts].reduce((sum, address) => sum + statSync(`${client}${address}.gz`).size, 0)
      expect(bytes / kilobyte).toBeLessThanOrEqual(kilobytes)
    })
