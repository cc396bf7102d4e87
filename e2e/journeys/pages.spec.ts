import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import {
  decidedStoryPage,
  draftPage,
  editPlanPage,
  everyPage,
  guestPages,
  leadingOn,
  memberPages,
  missingPage,
  settingsPages,
  staffPages,
  storyPage,
  type Visit,
  visit,
} from '../support/pages.ts'
import { trafficOf } from '../support/steadiness.ts'

const site = fileURLToPath(new URL('../../web/build/client/site.json', import.meta.url))
/** For `npm run hydration` as well. */
const walk = { tag: '@walk' }
const pathOf = ({ path }: Visit) => path.split('?')[0] ?? ''

/** What a browser complains of: errors of scripts, refused requests, breaches of the content security policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // That the page itself is refused or not there is its status, which is judged elsewhere.
    const isOwnStatus = message.location().url === page.url() && / status of 40[134] /.test(message.text())
    if (message.type() === 'error' && !isOwnStatus) complaints.push(`${page.url()}: ${message.text()}`)
  })
  return complaints
}

/** All that holds for every page is judged in one visit. A page that fails does not keep the others from being seen. */
async function tour(page: Page, visits: readonly Visit[]): Promise<void> {
  test.slow()
  const complaints = complaintsOf(page)
  const quiet = trafficOf(page)
  for (const one of visits)
    await test.step(one.path, async () => {
      await visit(page, one)
      await quiet()
      await expect.soft(page).toHaveTitle(/^.+ \| BNR Matrimony$/)
      await expectNoSidewaysScroll(page, one.path)
      await expectAccessible(page, one.path)
    })
  expect(complaints).toEqual([])
}

test.describe(
  'every page opens by its address, and none gives the browser a reason to complain',
  walk,
  () => {
    test('for guests', async ({ page }) => tour(page, [...guestPages, ...leadingOn, await storyPage()]))

    test('for members', ({ page }) => tour(page, memberPages))

    test('in every tab of the settings, and for a draft', ({ page }) =>
      tour(page, [...settingsPages, draftPage]))

    test('for staff', async ({ page }) =>
      tour(page, [...staffPages, await editPlanPage(), await decidedStoryPage()]))
  },
)

test('an address that is not there says so to everybody', async ({ page }) => {
  await visit(page, missingPage)
  await expectNoSidewaysScroll(page, missingPage.path)
  await expectAccessible(page, missingPage.path)
})

test('no page of the application is missing from these journeys', async () => {
  const { screens } = JSON.parse(readFileSync(site, 'utf8')) as { screens: { path: string }[] }
  const visits = (await everyPage()).map(pathOf)
  const patterns = screens.map(({ path }) => path)
  const missing = patterns.filter(
    (pattern) => !visits.some((path) => matchesGlob(path, pattern.replaceAll(/:\w+/g, '*'))),
  )
  expect(missing, 'add these to support/pages.ts').toEqual([])
})

test('unknown addresses are truly not found, those of the application are', async ({ request }) => {
  for (const path of [
    '/nowhere',
    '/profile',
    '/assets/none.js',
    '/api/none',
    '/home/none',
    '/ad',
    '/testimonials/999999',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const one of guestPages) expect((await request.get(one.path)).status(), one.path).toBe(200)
  for (const { path } of [...memberPages, ...staffPages].filter(
    (one) => !guestPages.some(({ path }) => path === one.path),
  ))
    expect((await request.get(path)).status(), path).toBe(401)
})

test('assets are kept for ever, pages are asked for anew, both compressed', async ({ request }) => {
  const home = await request.get('/home')
  expect(home.headers()['cache-control']).toBe('no-cache')
  expect(home.headers()['content-encoding']).toBe('br')
  const [asset] = (await home.text()).match(/\/assets\/[\w.-]+\.js/) ?? []
  const script = await request.get(asset ?? '')
  expect(script.headers()['cache-control']).toContain('immutable')
  expect(script.headers()['content-encoding']).toBe('br')
})

test('no inline script runs that is not ours', async ({ request }) => {
  for (const path of ['/home', '/profile/search', '/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src ')) ?? ''
    expect(scripts, path).toContain("'sha256-")
    expect(scripts, path).not.toContain('unsafe-inline')
    expect(scripts, path).not.toContain('unsafe-eval')
  }
})

test('a script that a page did not bring does not run', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.broughtIn = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'broughtIn' in window)).toBe(false)
})
