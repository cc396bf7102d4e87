import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { registerPair } from '../support/conversations.ts'
import { memberPages, type Visit } from '../support/pages.ts'
import { anita, type Person } from '../support/people.ts'
import { enterAs } from '../support/session.ts'
import { staffLists, staffPages } from '../support/staffPages.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))
const client = join(web, 'build/client')
const kilobyte = 1024
const isBillingPage = ({ path }: Visit) => /^\/(packages|checkout|invoice)\b/.test(path)

/** The most script that a page may load before it is shown: gzipped kB, and number of files, each of which is a round trip. */
type Most = {
  kilobytes: number
  files: number
  /** A file with this name counts as a file but not in kilobytes. */
  aside?: string
}

const most = {
  home: { kilobytes: 140, files: 12 },
  money: { kilobytes: 180, files: 24 },
  member: { kilobytes: 192, files: 28 },
  staff: { kilobytes: 221, files: 40, aside: 'FigureChart' },
} satisfies Record<string, Most>

/** The scripts that a page names. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  expect(scripts.length, path).toBeGreaterThan(3)
  return scripts
}

const weightOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, address) => sum + statSync(`${client}${address}.gz`).size, 0) / kilobyte

async function judge(page: Page, visits: readonly Visit[], { kilobytes, files, aside }: Most): Promise<void> {
  for (const { path } of visits) {
    const scripts = await scriptsOf(page, path)
    const counted = scripts.filter((address) => !aside || !address.includes(aside))
    expect.soft(weightOf(counted), path).toBeLessThanOrEqual(kilobytes)
    expect.soft(scripts.length, `files of ${path}`).toBeLessThanOrEqual(files)
  }
}

test('the home page stays within its limits', ({ page }) =>
  judge(page, [{ path: '/home', heading: '' }], most.home))

for (const [whose, person] of [
  ['a guest', undefined],
  ['a member', anita],
] as [string, Person | undefined][])
  test(`the pages of members stay within their limits for ${whose}`, async ({ page }) => {
    if (person) await enterAs(page, person)
    await judge(page, memberPages.filter(isBillingPage), most.money)
    await judge(
      page,
      memberPages.filter((visit) => !isBillingPage(visit)),
      most.member,
    )
  })

test('an open conversation stays within the limits of a member’s page', async ({ page }) => {
  const { groom, bride } = await registerPair()
  await enterAs(page, bride.person)
  await judge(page, [{ path: `/messages/${groom.bnrId}`, heading: '' }], most.member)
})

const pagesOfStaff = [...staffLists, ...staffPages]

for (const person of new Set(pagesOfStaff.map((visit) => visit.as)))
  test(`the pages of ${person?.userName} stay within their limits`, async ({ page }) => {
    if (!person) throw new Error('a staff page has no person to open it')
    await enterAs(page, person)
    await judge(
      page,
      pagesOfStaff.filter((visit) => visit.as === person),
      most.staff,
    )
  })

test('the build lists the styles and scripts of every lazily loaded part', () => {
  const sources = join(web, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !file.includes('.test.'))
  const codes = files.map((file) => readFileSync(join(sources, file), 'utf8'))
  const parts = codes.flatMap((code) => [...code.matchAll(/lazyPart\(\s*'([^']+)'/g)].map(([, part]) => part))
  const listed = Object.keys(JSON.parse(readFileSync(join(web, 'build/server/parts.json'), 'utf8')))
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter((part) => !listed.includes(String(part)))).toEqual([])
})
